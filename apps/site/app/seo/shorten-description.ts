/** Search engines cut longer descriptions. */
export const LONGEST_DESCRIPTION = 155;

/** Shortens a text to whole words, with an ellipsis. */
export function shortenDescription(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const end = text.lastIndexOf(' ', LONGEST_DESCRIPTION - 1);
  return `${text.slice(0, end === -1 ? LONGEST_DESCRIPTION - 1 : end)}…`;
}
