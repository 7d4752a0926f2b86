/** Values of the finish filter, with the words in finishes that they match. A finish of two materials matches both. */
const words = {
  Frameless: /frameless/i,
  Black: /black|ebony|ink\b|iron/i,
  'Brass and gold': /brass|gilt|gold|champagne/i,
  'Bronze and copper': /bronze|copper/i,
  'Chrome, nickel and silver': /chrome|nickel|silver|pewter|gunmetal|smoke\b/i,
  Wood: /oak|walnut|\bash\b/i,
  White: /white|chalk|ivory|bisque/i,
  'Colour, clay and leather': /sage|blush|terracotta|sand|ochre|clay|saddle/i,
} as const satisfies Readonly<Record<string, RegExp>>;

export type MirrorFinish = keyof typeof words;

/** In the order of the filter. */
export const mirrorFinishes: readonly MirrorFinish[] = [
  'Frameless',
  'Black',
  'Brass and gold',
  'Bronze and copper',
  'Chrome, nickel and silver',
  'Wood',
  'White',
  'Colour, clay and leather',
];

/** Returns the filter values that these finishes match. */
export function finishesOfColours(colours: readonly string[]): readonly MirrorFinish[] {
  return mirrorFinishes.filter((finish) => colours.some((colour) => words[finish].test(colour)));
}
