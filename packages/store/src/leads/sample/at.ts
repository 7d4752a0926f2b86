/** Returns the entry at an index, starting over after the last. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The list of samples is empty');
  return item;
}
