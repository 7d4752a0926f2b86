const wholeNumber = new Intl.NumberFormat('en-CA');

/** A count as text: `1,204`. */
export const formatCount = (count: number): string => wholeNumber.format(count);

/** A count with its noun: `1,204 views`, `1 comment`. */
export function countWords(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
