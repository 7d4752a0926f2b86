const spelled: ReadonlyMap<string, string> = new Map([
  ['Gray', 'Grey'],
  ['Color', 'Colour'],
  ['Solid Color', 'Solid Colour'],
]);

/** A name or value as a page shows it. Data, addresses and what owners wrote may spell it the American way, and stay as they are. */
export function spellCanadian(word: string): string {
  return spelled.get(word) ?? word;
}
