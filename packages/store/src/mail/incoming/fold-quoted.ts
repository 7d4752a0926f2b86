/** A letter's own words, and the earlier letters that it repeats. Together they are all of it. */
export interface FoldedText {
  readonly text: string;
  readonly quoted: string;
}

/** Ends with who wrote what follows: English and French, as they are spoken in Ontario. */
const WROTE = /\b(?:wrote|a écrit)\s*:$/i;
const ORIGINAL_MESSAGE =
  /^-{2,} {0,3}(?:original message|message d'origine|forwarded message|message transféré) {0,3}-{2,}$/i;
const ROW = /^_{20,}$/;
const FROM_LINE = /^\*?(?:From|De) ?:\*? /i;
const NEXT_HEAD_LINE = /^\*?(?:Sent|Date|Envoyé|To|À|Cc|Subject|Objet) ?:\*? /i;
const EMAIL = /[^\s<>@]@[^\s<>@]/;
const LONGEST_LINE = 300;

const isQuoted = (line: string) => line.startsWith('>');
const isBlank = (line: string) => line.trim() === '';

/**
 * Separates what a customer wrote from the earlier email below it, so that it can be folded away. It folds only what a mail program
 * marks as the earlier email without doubt: an attribution ("On … wrote:") above lines that all begin with `>`, or above the end where
 * it names an email address; and the head of an earlier email (From with an address, Sent, To). A customer's own lines may look alike
 * ("From: sink wall", "> 36 in wide", a row of underscores), and hiding them is worse than showing a quote. Who writes between the
 * lines of the earlier email is read with it: nothing is folded then.
 */
export function foldQuoted(whole: string): FoldedText {
  const lines = whole.split('\n');
  const unfolded = { text: whole.trim(), quoted: '' };
  const at = lines.findIndex((_line, index) => beginsEarlierEmail(lines, index));
  if (at < 0) return unfolded;
  const fold = (to: number): FoldedText => {
    const text = [...lines.slice(0, at), ...lines.slice(to)].join('\n').trim();
    const quoted = lines.slice(at, to).join('\n').trim();
    return text === '' ? { text: quoted, quoted: '' } : { text, quoted };
  };
  const attribution = findAttribution(lines, at);
  if (attribution === undefined) return fold(lines.length);
  if (!isQuoted(lines[attribution.next] ?? '')) {
    // What follows is not marked line by line. Marks further down are of someone who writes between the lines.
    return lines.slice(at).some(isQuoted) ? unfolded : fold(lines.length);
  }
  const last = lines.findLastIndex(isQuoted);
  const isWhole = lines.slice(attribution.next, last).every((line) => isQuoted(line) || isBlank(line));
  return isWhole ? fold(last + 1) : unfolded;
}

function beginsEarlierEmail(lines: readonly string[], index: number): boolean {
  const line = lineAt(lines, index);
  if (line === '') return false;
  if (ORIGINAL_MESSAGE.test(line))
    return FROM_LINE.test(lineAt(lines, index + 1)) || FROM_LINE.test(lineAt(lines, index + 2));
  if (ROW.test(line)) return isHead(lines, index + 1);
  if (isHead(lines, index)) return true;
  const attribution = findAttribution(lines, index);
  return attribution !== undefined && (attribution.hasEmail || isQuoted(lines[attribution.next] ?? ''));
}

/** The head of an earlier email: whom it was from, with an address, and when or to whom it went. */
function isHead(lines: readonly string[], index: number): boolean {
  const line = lineAt(lines, index);
  if (!FROM_LINE.test(line) || !EMAIL.test(line)) return false;
  return [1, 2, 3].some((offset) => NEXT_HEAD_LINE.test(lineAt(lines, index + offset)));
}

/** "On Monday, Anna <anna@…> wrote:", which mail programs break into two lines; and the first line after it that is not blank. */
function findAttribution(lines: readonly string[], index: number): { hasEmail: boolean; next: number } | undefined {
  const line = lineAt(lines, index);
  if (!/^(?:On|Le) /i.test(line) || !/\d/.test(line)) return undefined;
  const following = lineAt(lines, index + 1);
  const end = WROTE.test(line) ? index : WROTE.test(following) ? index + 1 : undefined;
  if (end === undefined) return undefined;
  const hasEmail = EMAIL.test(line) || (end > index && EMAIL.test(following));
  let next = end + 1;
  // Mail programs leave one or two lines free.
  while (next < end + 4 && next < lines.length && isBlank(lines[next] ?? '')) next += 1;
  return { hasEmail, next };
}

function lineAt(lines: readonly string[], index: number): string {
  const line = lines[index] ?? '';
  return line.length > LONGEST_LINE ? '' : line.trim();
}
