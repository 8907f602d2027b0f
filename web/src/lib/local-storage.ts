// What this browser remembers; one that refuses to store anything must not break the page.

export function getItem(name: string): string | null {
  try {
    return localStorage.getItem(`cenote-${name}`);
  } catch {
    return null;
  }
}

export function removeItem(name: string): void {
  try {
    localStorage.removeItem(`cenote-${name}`);
  } catch {
    // What was never stored need not be removed.
  }
}

export function setItem(name: string, value: string): void {
  try {
    localStorage.setItem(`cenote-${name}`, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
