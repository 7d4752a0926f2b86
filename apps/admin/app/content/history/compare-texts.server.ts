import { diffLines, diffWords, diffWordsWithSpace, type Change } from 'diff';

/** A part of the comparison of two texts. `left-out`: the same in both, and far from any change. */
export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed' | 'left-out';
  readonly text: string;
}

/** Characters of unchanged text shown around a change. */
const CONTEXT = 120;
/** A slower comparison is abandoned: the texts have little in common. */
const LONGEST_WORK_MS = 250;
/** Longer texts are compared by lines, because splitting into words takes too long. In characters. */
const LONGEST_FOR_WORDS = 1_000_000;
/** Longer texts are neither compared nor sent. In characters. */
const LONGEST = 2 * LONGEST_FOR_WORDS;
/** How much is shown of a text that is too long to compare. In characters. */
const SHOWN_OF_LONG = 50_000;
/** Work grows with the square of the differences. Beyond this, lines say more than words. */
const MOST_EDITS = 1_000;

/** Compares two texts word by word, with some context around each change. */
export function compareTexts(before: string, after: string): TextPart[] {
  const limit = { maxEditLength: MOST_EDITS, timeout: LONGEST_WORK_MS };
  const length = before.length + after.length;
  if (length > LONGEST) return [part('removed', shorten(before)), part('added', shorten(after))];
  let changes: readonly Change[] | undefined = length > LONGEST_FOR_WORDS ? undefined : diffWords(before, after, limit);
  // The comparison ignores spaces and line breaks. Texts that differ only in those are compared with them.
  if (changes !== undefined && before !== after && changes.every(isSame)) {
    changes = diffWordsWithSpace(before, after, limit);
  }
  changes ??= diffLines(before, after, limit);
  if (changes === undefined) return [part('removed', before), part('added', after)];
  const last = changes.length - 1;
  return changes.flatMap((change, index) => {
    if (change.added) return [part('added', change.value)];
    if (change.removed) return [part('removed', change.value)];
    return shortenSame(change.value, { isFirst: index === 0, isLast: index === last });
  });
}

function shortenSame(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): TextPart[] {
  const end = isFirst ? 0 : endOfWord(text, CONTEXT);
  const start = isLast ? text.length : startOfWord(text, text.length - CONTEXT);
  if (start <= end) return [part('same', text)];
  return [part('same', text.slice(0, end)), part('left-out', ''), part('same', text.slice(start))].filter(
    ({ kind, text: shown }) => kind === 'left-out' || shown !== '',
  );
}

function endOfWord(text: string, at: number): number {
  const found = text.slice(at).search(/\s/);
  return found === -1 ? text.length : at + found;
}

function startOfWord(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf(' ', at) + 1;
}

function shorten(text: string): string {
  return text.length > SHOWN_OF_LONG ? `${text.slice(0, SHOWN_OF_LONG)}…` : text;
}

function isSame({ added, removed }: Change): boolean {
  return !added && !removed;
}

function part(kind: TextPart['kind'], text: string): TextPart {
  return { kind, text };
}
