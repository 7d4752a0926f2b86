const spelled: ReadonlyMap<string, string> = new Map([
  ['Gray', 'Grey'],
  ['Color', 'Colour'],
  ['Solid Color', 'Solid Colour'],
]);

/** Spells a name or value the Canadian way for display. Data, URLs and the owner's texts may use American spelling. */
export function spellCanadian(word: string): string {
  return spelled.get(word) ?? word;
}
