import { diffLines, diffWords, diffWordsWithSpace, type Change } from 'diff';

/** A stretch of two texts laid over each other. `left-out`: the same in both, and far from what was changed. */
export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed' | 'left-out';
  readonly text: string;
}

/** So many characters of what stayed the same are shown beside a change. */
const CONTEXT = 120;
/** A comparison of words that takes longer is given up, and so is one of lines: two such texts have little in common. */
const LONGEST_WORK_MS = 250;
/** Texts that are longer together are not compared by words: to take them apart is long work already. In characters. */
const LONGEST_FOR_WORDS = 1_000_000;
/** More is not compared, nor sent to a browser. In characters. */
const LONGEST = 2 * LONGEST_FOR_WORDS;
/** So much is shown of a text that is too long to be compared. In characters. */
const SHOWN_OF_LONG = 50_000;
/** Work grows with the square of what differs: beyond this two texts have so little in common that lines say more. */
const MOST_EDITS = 1_000;

/** Which words were added to a text and taken from it, with some of what stands around them. */
export function compareTexts(before: string, after: string): TextPart[] {
  const limit = { maxEditLength: MOST_EDITS, timeout: LONGEST_WORK_MS };
  const length = before.length + after.length;
  if (length > LONGEST) return [part('removed', shorten(before)), part('added', shorten(after))];
  let changes: readonly Change[] | undefined = length > LONGEST_FOR_WORDS ? undefined : diffWords(before, after, limit);
  // It looks at words alone: what differs in nothing but spaces and line breaks is told by those.
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
