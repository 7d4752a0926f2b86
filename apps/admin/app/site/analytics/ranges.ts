/** The ranges by their names in the URL. The first is the default. */
export const ranges = [
  { name: '30-days', label: '30 days', days: 30 },
  { name: '7-days', label: '7 days', days: 7 },
  { name: '90-days', label: '90 days', days: 90 },
  { name: 'year', label: '12 months', days: 365 },
] as const;

export type Range = (typeof ranges)[number];

export const rangesByLength: readonly Range[] = ranges.toSorted((a, b) => a.days - b.days);

export function readRange(params: URLSearchParams): Range {
  return ranges.find(({ name }) => name === params.get('range')) ?? ranges[0];
}
