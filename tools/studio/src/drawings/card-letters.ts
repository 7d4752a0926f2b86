import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

const fonts = join(import.meta.dirname, '../../../../packages/ui/src/theme/fonts');
const THOUSAND = 1000;

export const cardLettersFile = join(
  import.meta.dirname,
  '../../../../packages/pictures/src/card-letters.generated.json',
);

/**
 * The glyphs of the site’s headings as outlines, by character, because a server may lack fonts to draw the owner’s
 * name on a card. In thousandths of the font size, upwards from the baseline.
 */
export function listCardLetters(): Record<string, { width: number; path: string }> {
  const letters = ['serif.woff2', 'serif-other.woff2'].flatMap((file) => {
    const font = fontkit.create(readFileSync(join(fonts, file)));
    if (!('glyphForCodePoint' in font)) throw new Error(`${file} holds more than one font.`);
    const scale = THOUSAND / font.unitsPerEm;
    return font.characterSet.map((code) => {
      const { advanceWidth, path } = font.glyphForCodePoint(code);
      const outline = path
        .toSVG()
        .replaceAll(/-?\d+(?:\.\d+)?/g, (figure) => String(Math.round(Number(figure) * scale)));
      return [String.fromCodePoint(code), { width: Math.round(advanceWidth * scale), path: outline }] as const;
    });
  });
  return Object.fromEntries(letters.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function writeCardLetters(): string {
  return `${JSON.stringify(listCardLetters())}\n`;
}
