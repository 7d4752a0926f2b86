/** Letters that are read from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A name inside a plain text, such as the title of a document, where no element can hold it: with the marks of Unicode that keep it from
 * turning the order of what stands next to it (FSI and PDI).
 */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
