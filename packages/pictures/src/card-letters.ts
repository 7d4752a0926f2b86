import lettersByCharacter from './card-letters.generated.json' with { type: 'json' };

/** A letter as an outline, in thousandths of the size of the letters, upwards from the line it is on. */
export interface CardLetter {
  readonly width: number;
  /** What an SVG path is given as `d`; empty for a blank. */
  readonly path: string;
}

const letters: Readonly<Record<string, CardLetter>> = lettersByCharacter;

/** The letters of a text, in the typeface of the site's headings; undefined where that does not have one of them. For servers. */
export function findCardLetters(text: string): readonly CardLetter[] | undefined {
  const found = Array.from(text.normalize('NFC'), (character) =>
    Object.hasOwn(letters, character) ? letters[character] : undefined,
  );
  return found.every((letter) => letter !== undefined) ? found : undefined;
}
