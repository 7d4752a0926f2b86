/**
 * The bytes of a page as a string with one character for each. What is looked for in a page is plain ASCII, which UTF-8
 * writes as it is, and nowhere inside of another character; a string of such characters takes half the memory of one that
 * holds a single `″`, and is read, searched, joined and written several times as fast.
 */
export function readBytes(page: Buffer): string {
  return page.toString('latin1');
}

/** The other way. */
export function writeBytes(page: string): Buffer {
  return Buffer.from(page, 'latin1');
}
