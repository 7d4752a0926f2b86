import { dropInvisible } from './typed-text.ts';

/** Letters that are read from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A name inside a plain text, such as the title of a document or the subject of an email, where no element can hold it: with the marks
 * of Unicode that keep it from turning the order of what is next to it (FSI and PDI), and without such marks of its own.
 */
export function isolate(text: string): string {
  const clean = dropInvisible(text);
  return RIGHT_TO_LEFT.test(clean) ? `\u2068${clean}\u2069` : clean;
}

/** The marks that `isolate` puts around a name. */
export const ISOLATES = /[\u2068\u2069]/;
