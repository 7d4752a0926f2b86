/** What windows-1252 means by 0x80 to 0x9F (https://encoding.spec.whatwg.org/index-windows-1252.txt), a blank where it means nothing. */
const MEANT = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * Replaces what Node 20 decodes as control characters by the windows-1252 characters that were meant, such as Outlook's quotation
 * marks, dashes and the euro. Many programs also mislabel these bytes. No email needs the control characters themselves.
 */
export function fixWindows1252(text: string): string {
  // oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
  return text.replaceAll(/[\u0080-\u009F]/g, (character) => MEANT[character.charCodeAt(0) - 0x80] ?? '');
}
