import type { Box, PackedPart, Size } from './packed-part.ts';

/**
 * A dual feasible function: lengths that fit side by side in a whole have values that sum to at most the value of the whole. So the
 * values are another problem that needs no more sheets, and its area is a lower bound, too.
 */
type Scale = (length: number) => number;

interface Rectangle extends Size {
  readonly mayTurn: boolean;
}

/**
 * A number of sheets that no plan can do without: the area of the parts, after widths and heights are scaled in different ways.
 *
 * J. Carlier, F. Clautiaux and A. Moukrim, “New reduction procedures and lower bounds for the two-dimensional bin packing problem with fixed
 * orientation” (2007). For parts that may be turned on a square sheet: F. Clautiaux, A. Jouglet and J. El Hayek, “A new lower bound for the
 * non-oriented two-dimensional bin-packing problem” (2007).
 */
export function countFewestSheets(parts: readonly PackedPart[], sheet: Size): number {
  const area = parts.reduce((sum, part) => sum + part.area, 0);
  const rectangles = parts.map(largestRectangle);
  const lengths = rectangles.flatMap(({ width, height }) => [width, height]);
  const across = scaleSides(rectangles, scalesFor(lengths, sheet.width), sheet.width);
  const down = scaleSides(rectangles, scalesFor(lengths, sheet.height), sheet.height);
  const mayTurns = rectangles.map(({ mayTurn }) => mayTurn);
  const isSquare = sheet.width === sheet.height;
  let fewest = area / (sheet.width * sheet.height);
  for (const one of across)
    for (const other of down) {
      let least = 0;
      let mean = 0;
      let index = 0;
      // A counted loop over plain lists: this runs for some ten thousand pairs of scales.
      for (const mayTurn of mayTurns) {
        const lying = (one.widths[index] ?? 0) * (other.heights[index] ?? 0);
        const turned = (one.heights[index] ?? 0) * (other.widths[index] ?? 0);
        least += mayTurn && turned < lying ? turned : lying;
        mean += (lying + turned) / 2;
        index += 1;
      }
      // On a square sheet, exchanging the scales gives another bound. In the mean of the two, it doesn't matter how a part lies.
      const most = isSquare ? Math.max(least, mean) : least;
      fewest = Math.max(fewest, most / (one.whole * other.whole));
    }
  // The tolerance is for the quotients. It only ever lowers the bound.
  return Math.max(0, Math.ceil(fewest - 1e-9));
}

/** The largest rectangle of a part. What holds for it holds for the part. */
function largestRectangle({ lyings }: PackedPart): Rectangle {
  const [first] = lyings;
  const largest = first?.boxes.toSorted((a, b) => areaOf(b) - areaOf(a))[0];
  return {
    width: largest === undefined ? 0 : largest.right - largest.left,
    height: largest === undefined ? 0 : largest.bottom - largest.top,
    mayTurn: lyings.some(({ quarterTurns }) => quarterTurns % 2 === 1),
  };
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** The sides of the rectangles by each scale. Scales that agree on all of them are used once. */
function scaleSides(rectangles: readonly Rectangle[], scales: readonly Scale[], whole: number) {
  const byValues = new Map<string, { whole: number; widths: number[]; heights: number[] }>();
  for (const scale of scales) {
    const scaled = {
      whole: scale(whole),
      widths: rectangles.map(({ width }) => scale(width)),
      heights: rectangles.map(({ height }) => scale(height)),
    };
    if (scaled.whole > 0) byValues.set([scaled.whole, ...scaled.widths, ...scaled.heights].join(), scaled);
  }
  return [...byValues.values()];
}

/** @param lengths all that a part may have along this side */
function scalesFor(lengths: readonly number[], whole: number): Scale[] {
  const halfOrLess = [...lengths.flatMap((length) => [length, whole - length]), whole / 2].filter(
    (step) => step > 0 && step * 2 <= whole,
  );
  const small = [...new Set(halfOrLess)];
  return [
    (length) => length,
    ...small.map((step) => growLong(step, whole)),
    ...small.map((step) => countSteps(step, whole)),
    ...small.map((step) => countCrowdedOut(step, whole, lengths)),
  ];
}

/** What leaves less than a step takes everything, and what is shorter than a step nothing. */
function growLong(step: number, whole: number): Scale {
  return (length) => {
    if (length > whole - step) return whole;
    return length < step ? 0 : length;
  };
}

/** Counts whole steps: short lengths are rounded down, long ones up. */
function countSteps(step: number, whole: number): Scale {
  const most = Math.floor(whole / step);
  return (length) => {
    if (length * 2 === whole) return most;
    if (length * 2 < whole) return 2 * Math.floor(length / step);
    return 2 * (most - Math.floor((whole - length) / step));
  };
}

/** Counts a length of at least a step as one, and a long one as many as can't lie next to it. */
function countCrowdedOut(step: number, whole: number, lengths: readonly number[]): Scale {
  const ends: number[] = [];
  let end = 0;
  for (const length of lengths.toSorted((a, b) => a - b))
    if (length >= step && length * 2 <= whole) {
      end += length;
      ends.push(end);
    }
  const countIn = (room: number) => ends.filter((each) => each <= room).length;
  const most = countIn(whole);
  return (length) => {
    if (length * 2 > whole) return most - countIn(whole - length);
    return length < step ? 0 : 1;
  };
}
