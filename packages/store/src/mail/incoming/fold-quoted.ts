export interface FoldedText {
  readonly text: string;
  readonly quoted: string;
}

/** The end of an attribution, in English and French, the languages of Ontario. */
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
 * Separates a customer's reply from the quoted email below it, so that the quote can be folded. Only unmistakable quotes are
 * folded: an attribution ("On … wrote:") above lines that all begin with `>`, or above the end of the text if it names an email
 * address; and the header of an earlier email (From with an address, Sent, To). A customer's own lines may look similar ("From:
 * sink wall", "> 36 in wide"), and hiding them is worse than showing a quote. Nothing is folded when the customer answered
 * between the quoted lines.
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
    // The quote is not marked line by line. Marks further down mean that the customer wrote between the lines.
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

/** Recognizes the header of an earlier email: a sender with an address, and a date or recipient. */
function isHead(lines: readonly string[], index: number): boolean {
  const line = lineAt(lines, index);
  if (!FROM_LINE.test(line) || !EMAIL.test(line)) return false;
  return [1, 2, 3].some((offset) => NEXT_HEAD_LINE.test(lineAt(lines, index + offset)));
}

/**
 * Finds "On Monday, Anna <anna@…> wrote:", which mail programs may break into two lines, and the first non-blank line after it.
 */
function findAttribution(lines: readonly string[], index: number): { hasEmail: boolean; next: number } | undefined {
  const line = lineAt(lines, index);
  if (!/^(?:On|Le) /i.test(line) || !/\d/.test(line)) return undefined;
  const following = lineAt(lines, index + 1);
  const end = WROTE.test(line) ? index : WROTE.test(following) ? index + 1 : undefined;
  if (end === undefined) return undefined;
  const hasEmail = EMAIL.test(line) || (end > index && EMAIL.test(following));
  let next = end + 1;
  // Mail programs leave one or two blank lines.
  while (next < end + 4 && next < lines.length && isBlank(lines[next] ?? '')) next += 1;
  return { hasEmail, next };
}

function lineAt(lines: readonly string[], index: number): string {
  const line = lines[index] ?? '';
  return line.length > LONGEST_LINE ? '' : line.trim();
}
