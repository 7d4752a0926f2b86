const wholeNumber = new Intl.NumberFormat('en-CA');

/** How many there are of something, in words: `1,204 views`, `1 comment`. */
export function countWords(count: number, noun: string): string {
  return `${wholeNumber.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
