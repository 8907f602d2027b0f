// Copies the text of a field to the clipboard.

/** Browsers give the clipboard to secure addresses only; a selection they copy from any, as in a network at home. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
