/**
 * Texts that this browser keeps. Blocked or full storage must never stop a page, so nothing here throws: even reading the property
 * `localStorage` throws where site data is blocked.
 */

/** Reads a text; null without one, or where storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Reads a value that was stored as JSON; null if it is missing or damaged. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text. Returns false where storage is blocked or full. */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes a text, if storage isn't blocked. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to delete then.
  }
}
