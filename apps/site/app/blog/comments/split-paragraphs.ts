/** A visitor's text in parts, where an empty line stands between. */
export function splitParagraphs(words: string): string[] {
  return words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
