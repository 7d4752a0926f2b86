/** What windows-1252 means by 0x80 to 0x9F (https://encoding.spec.whatwg.org/index-windows-1252.txt), a blank where it means nothing. */
const MEANT = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * Puts right what Node 20 reads as control characters, and what many programs send under a wrong name: the quotation marks, dashes and
 * the euro of Outlook. No letter has a use for the control characters that stand there.
 */
export function mendWindows1252(text: string): string {
  // oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
  return text.replaceAll(/[\u0080-\u009F]/g, (character) => MEANT[character.charCodeAt(0) - 0x80] ?? '');
}
