/** A letter's own words, and the earlier letters that it repeats. Together they are all of it. */
export interface FoldedText {
  readonly text: string;
  readonly quoted: string;
}

/** Ends with who wrote what follows: English and French, as they are spoken in Ontario. */
const WROTE = /\b(?:wrote|a écrit)\s*:$/i;
/** Stands above an earlier letter that is not marked line by line. */
const DIVIDER =
  /^(?:-{2,}\s*(?:original message|message d'origine|forwarded message|message transféré)\s*-{2,}|_{20,})$/i;
const HEAD_LINE = /^\*?(?:From|De)\s?:\*?\s/i;
const SECOND_HEAD_LINE = /^\*?(?:Sent|Date|Envoyé|To|À)\s?:\*?\s/i;
const LONGEST_LINE = 300;

const isQuoted = (line: string) => line.startsWith('>');
const isBlank = (line: string) => line.trim() === '';

/**
 * Parts what somebody wrote from the letters below it, so that they can be folded away. Who writes between the lines of the letter
 * that is answered is read with it: nothing is folded then.
 */
export function foldQuoted(whole: string): FoldedText {
  const lines = whole.split('\n');
  const at = lines.findIndex((_line, index) => beginsEarlierLetter(lines, index));
  const fold = (from: number, to = lines.length): FoldedText => {
    const text = [...lines.slice(0, from), ...lines.slice(to)].join('\n').trim();
    const quoted = lines.slice(from, to).join('\n').trim();
    return text === '' ? { text: quoted, quoted: '' } : { text, quoted };
  };
  if (at >= 0) {
    const isMarked = lines.slice(at).some(isQuoted);
    if (!isMarked || !endsWithWrote(lines, at)) return fold(at);
    // Marked line by line: what is not marked was written by whoever answers.
    const first = lines.findIndex((line, index) => index >= at && isQuoted(line));
    const last = lines.findLastIndex(isQuoted);
    const isWhole = lines.slice(first, last).every((line) => isQuoted(line) || isBlank(line));
    return isWhole ? fold(at, last + 1) : { text: whole.trim(), quoted: '' };
  }
  const last = lines.findLastIndex((line) => !isBlank(line));
  if (last < 0 || !isQuoted(lines[last] ?? '')) return { text: whole.trim(), quoted: '' };
  return fold(lines.findLastIndex((line, index) => index < last && !isQuoted(line) && !isBlank(line)) + 1);
}

function beginsEarlierLetter(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim();
  if (line === '' || line.length > LONGEST_LINE) return false;
  if (DIVIDER.test(line)) return true;
  if (HEAD_LINE.test(line)) return lines.slice(index + 1, index + 4).some((next) => SECOND_HEAD_LINE.test(next.trim()));
  return endsWithWrote(lines, index);
}

/** "On Monday, Anna <anna@…> wrote:", which mail programs break into two lines. */
function endsWithWrote(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim();
  if (!/^(?:On|Le)\s.*\d/i.test(line) || line.length > LONGEST_LINE) return false;
  return [line, (lines[index + 1] ?? '').trim()].some((part) => part.length <= LONGEST_LINE && WROTE.test(part));
}
