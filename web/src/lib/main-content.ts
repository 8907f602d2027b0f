/** The main content of the page, ready to take the focus. */
export function main(): HTMLElement | null {
  const found = document.getElementById("content");
  if (found) found.tabIndex = -1;
  return found;
}
