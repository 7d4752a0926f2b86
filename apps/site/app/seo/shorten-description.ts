/** Search engines show about as many characters of a description. */
export const LONGEST_DESCRIPTION = 155;

/** What search engines show of a text: whole words, and an ellipsis where there was more. */
export function shortenDescription(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const end = text.lastIndexOf(' ', LONGEST_DESCRIPTION - 1);
  return `${text.slice(0, end === -1 ? LONGEST_DESCRIPTION - 1 : end)}…`;
}
