// Marks that turn the reading direction: they can make an address or a name read as another in an inbox.
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** One trimmed line: line breaks and control characters become a space, so nothing can start a new mail header. */
export function cleanLine(text: string): string {
  return wellFormed(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}

/** Trimmed text of several lines, ended by "\n" whatever the browser sent; other control characters are dropped. */
export function cleanParagraphs(text: string): string {
  return wellFormed(text)
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Half a surrogate pair makes `encodeURIComponent` throw: it becomes the replacement character. */
function wellFormed(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(DIRECTION_MARKS, '')
    .normalize('NFC');
}
