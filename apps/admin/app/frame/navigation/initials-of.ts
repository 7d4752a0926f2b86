/** The initials of a user: of the first two words, or the first two letters of a single one. */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters =
    second === '' ? first.match(/^.{1,2}/u)?.[0] : [first, second].map((word) => word.match(/^./u)?.[0]).join('');
  return (letters ?? '').toLocaleUpperCase('en-CA');
}
