import { roundToSixteenths } from '../lengths/lengths.ts';

/** From one place to another, both included. */
export type Span = readonly [from: number, to: number];

/**
 * Places seams between `start` and `end` so that each part is at least `shortest` and at most `longest`, with the given number of seams, each
 * within one of the `allowed` spans and as near as possible to an even division. Undefined if that can't be.
 */
export function placeSeams(
  { start, end, shortest, longest }: { start: number; end: number; shortest: number; longest: number },
  allowed: readonly Span[],
  count: number,
): readonly number[] | undefined {
  // Where the first seam, the second and so on can be, given those before them.
  const reachable: (readonly Span[])[] = [];
  let before: readonly Span[] = [[start, start]];
  for (let seam = 0; seam < count; seam += 1) {
    before = intersectSpans(
      before.map(([from, to]): Span => [from + shortest, to + longest]),
      allowed,
    );
    reachable.push(before);
  }
  const places: number[] = [];
  let next = end;
  for (let seam = count - 1; seam >= 0; seam -= 1) {
    const even = roundToSixteenths(start + ((end - start) * (seam + 1)) / (count + 1));
    const place = nearestPlace(intersectSpans(reachable[seam] ?? [], [[next - longest, next - shortest]]), even);
    if (place === undefined) return undefined;
    places.unshift(place);
    next = place;
  }
  return places;
}

/** What two lists of spans have in common. */
function intersectSpans(some: readonly Span[], others: readonly Span[]): readonly Span[] {
  return some.flatMap(([from, to]) =>
    others.flatMap(([otherFrom, otherTo]): Span[] => {
      const common: Span = [Math.max(from, otherFrom), Math.min(to, otherTo)];
      return common[0] <= common[1] ? [common] : [];
    }),
  );
}

/** Removes what lies strictly inside a span: a seam may be on its border. */
export function removeSpan(spans: readonly Span[], [from, to]: Span): readonly Span[] {
  return spans.flatMap((span): Span[] => {
    if (to <= span[0] || span[1] <= from) return [span];
    const rest: Span[] = [
      [span[0], from],
      [to, span[1]],
    ];
    return rest.filter(([restFrom, restTo]) => restFrom <= restTo);
  });
}

function nearestPlace(spans: readonly Span[], wanted: number): number | undefined {
  const places = spans.map(([from, to]) => Math.min(Math.max(wanted, from), to));
  return places.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
