/** Two letters for a user's name: of its first two words, or the first two of its only one. */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters =
    second === '' ? first.match(/^.{1,2}/u)?.[0] : [first, second].map((word) => word.match(/^./u)?.[0]).join('');
  return (letters ?? '').toLocaleUpperCase('en-CA');
}
