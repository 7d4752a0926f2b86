import lettersByCharacter from './card-letters.generated.json' with { type: 'json' };

/** A glyph as an outline, in thousandths of the font size, upwards from the baseline. */
export interface CardLetter {
  readonly width: number;
  /** The `d` of an SVG path; empty for a blank. */
  readonly path: string;
}

const letters: Readonly<Record<string, CardLetter>> = lettersByCharacter;

/** Returns a text's glyphs in the font of the site's headings; undefined if one is missing. For servers. */
export function findCardLetters(text: string): readonly CardLetter[] | undefined {
  const found = Array.from(text.normalize('NFC'), (character) =>
    Object.hasOwn(letters, character) ? letters[character] : undefined,
  );
  return found.every((letter) => letter !== undefined) ? found : undefined;
}
