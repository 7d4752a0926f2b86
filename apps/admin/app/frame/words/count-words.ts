const wholeNumber = new Intl.NumberFormat('en-CA');

/** A count as it is written: `1,204`. */
export const formatCount = (count: number): string => wholeNumber.format(count);

/** How many there are of something, in words: `1,204 views`, `1 comment`. */
export function countWords(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
