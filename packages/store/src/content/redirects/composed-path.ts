/** What browsers encode of a letter outside ASCII, with the plain letter before it that a mark may belong to. */
const ENCODED_LETTERS = /[a-z]?(?:%[89a-f][\da-f])+/gi;

/**
 * A path whose encoded letters are composed (Unicode NFC): `caf%C3%A9` whether it was typed as one letter or as an e and
 * an accent. What is not UTF-8 stays as it is.
 */
export function toComposedPath(path: string): string {
  return spellLetters(path, 'NFC');
}

/** The spellings of one path: composed, decomposed, and as it was given. Redirects from before may be kept under any. */
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
