/** The spans that can be looked at, by what stands in the address. The first is shown unless another is asked for. */
export const ranges = [
  { name: '30-days', label: '30 days', days: 30 },
  { name: '7-days', label: '7 days', days: 7 },
  { name: '90-days', label: '90 days', days: 90 },
  { name: 'year', label: '12 months', days: 365 },
] as const;

export type Range = (typeof ranges)[number];

/** In the order of their length, as they are chosen from. */
export const rangesByLength: readonly Range[] = ranges.toSorted((a, b) => a.days - b.days);

/** The span that an address asks for; the usual one where it asks for none that there is. */
export function readRange(params: URLSearchParams): Range {
  return ranges.find(({ name }) => name === params.get('range')) ?? ranges[0];
}
