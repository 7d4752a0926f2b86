/** The middle sample, or the mean of the middle two; NaN without samples. */
export function median(samples: readonly number[]): number {
  const ordered = [...samples].sort((a, b) => a - b);
  const middle = Math.floor(ordered.length / 2);
  const upper = ordered[middle] ?? Number.NaN;
  if (ordered.length % 2 === 1) return upper;
  return ((ordered[middle - 1] ?? Number.NaN) + upper) / 2;
}
