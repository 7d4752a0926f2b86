/** An encoded letter outside ASCII, with the letter before it, to which a combining mark may belong. */
const ENCODED_LETTERS = /[a-z]?(?:%[89a-f][\da-f])+/gi;

/** Composes the encoded letters of a path (Unicode NFC). What isn't UTF-8 stays as it is. */
export function toComposedPath(path: string): string {
  return spellLetters(path, 'NFC');
}

/** Composed, decomposed and as given: older redirects may be stored under any. */
export function listPathSpellings(path: string): readonly string[] {
  return [...new Set([toComposedPath(path), spellLetters(path, 'NFD'), path])];
}

function spellLetters(path: string, form: 'NFC' | 'NFD'): string {
  return path.replaceAll(ENCODED_LETTERS, (encoded) => {
    try {
      return encodeURIComponent(decodeURIComponent(encoded).normalize(form));
    } catch {
      return encoded;
    }
  });
}
