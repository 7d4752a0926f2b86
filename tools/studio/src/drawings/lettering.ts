import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

/** A glyph in a line: its outline and its end, in thousandths of the font size. */
export interface Sign {
  readonly path: string;
  readonly width: number;
}

const fontFile = join(import.meta.dirname, '../../../../packages/ui/src/theme/fonts/sans.woff2');
const opened = fontkit.create(readFileSync(fontFile));
if (!('glyphForCodePoint' in opened)) throw new Error(`${fontFile} holds more than one font.`);
const font = opened;

const PRIME = 'M70 720L160 720L110 460L50 460Z';
const PRIME_STEP = 150;
/** The size of a fraction’s figures, relative to others. */
const SMALL = 0.66;

/** Glyphs that the site’s subset font lacks. */
const fractions: Readonly<Record<string, readonly [string, string]>> = {
  '½': ['1', '2'],
  '¼': ['1', '4'],
  '¾': ['3', '4'],
  '⅛': ['1', '8'],
  '⅜': ['3', '8'],
};

const known = new Map<string, Sign>();

/** A glyph of the site’s font. A drawing contains outlines, as a picture in a page has no fonts. */
export function findSign(character: string): Sign {
  const sign = known.get(character) ?? makeSign(character);
  known.set(character, sign);
  return sign;
}

function makeSign(character: string): Sign {
  if (character === '′') return { path: PRIME, width: 190 };
  if (character === '″') return { path: PRIME + moved(PRIME, PRIME_STEP, 0, 1), width: 190 + PRIME_STEP };
  const fraction = fractions[character];
  if (fraction) return makeFraction(fraction.map(findSign));
  const code = character.codePointAt(0) ?? 0;
  if (!font.hasGlyphForCodePoint(code)) throw new Error(`There is no "${character}" to draw with.`);
  const { advanceWidth, path } = font.glyphForCodePoint(code);
  return { path: path.toSVG(), width: advanceWidth };
}

function makeFraction([upper, lower]: readonly Sign[]): Sign {
  if (!upper || !lower) throw new Error('A fraction has two figures.');
  const slashAt = upper.width * SMALL;
  const path = [
    moved(upper.path, 20, 720 * (1 - SMALL), SMALL),
    `M${slashAt - 90} -10L${slashAt - 30} -10L${slashAt + 210} 730L${slashAt + 150} 730Z`,
    moved(lower.path, slashAt + 90, 0, SMALL),
  ].join('');
  return { path, width: slashAt + 120 + lower.width * SMALL };
}

function moved(path: string, x: number, y: number, scale: number): string {
  return path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_pair, across: string, up: string) =>
      `${Math.round(Number(across) * scale + x)} ${Math.round(Number(up) * scale + y)}`,
  );
}
