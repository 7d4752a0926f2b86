import { dropInvisible } from './typed-text.ts';

/** Letters of scripts written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Isolates a name inside plain text, such as a document title or an email subject, so that it can't reverse the text next to it:
 * with Unicode's FSI and PDI around it, and without direction marks of its own.
 */
export function isolate(text: string): string {
  const clean = dropInvisible(text);
  return RIGHT_TO_LEFT.test(clean) ? `\u2068${clean}\u2069` : clean;
}

export const ISOLATES = /[\u2068\u2069]/;
