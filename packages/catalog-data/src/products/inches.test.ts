import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFeet, formatInches, formatInchFractions } from './inches.ts';

/** Parses a displayed fraction. */
function readFraction(text: string): number {
  const glyphs = { '⅛': 1 / 8, '¼': 1 / 4, '⅜': 3 / 8, '½': 1 / 2, '⅝': 5 / 8, '¾': 3 / 4, '⅞': 7 / 8 };
  const [, whole = '', glyph = '', numerator = '0', denominator = '1'] =
    /^(\d*)([⅛¼⅜½⅝¾⅞])?(?: ?(\d+)\/(\d+))?″$/u.exec(text.replace(/^(\d+\/\d+)″$/, '0 $1″')) ?? [];
  const fraction = Object.entries(glyphs).find(([sign]) => sign === glyph)?.[1] ?? 0;
  return Number(whole) + fraction + Number(numerator) / Number(denominator);
}

describe('displayed inches', () => {
  it.each([
    [0.75, '¾″'],
    [7.5, '7½″'],
    [5, '5″'],
    [0.5625, '9/16″'],
    [1.5625, '1 9/16″'],
    [1.375, '1⅜″'],
    [0.9, '0.9″'],
  ])('writes %d as %s', (lengthIn, words) => {
    expect(formatInchFractions(lengthIn)).toBe(words);
  });

  it('are exact fractions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 * 16 }), (sixteenths) => {
        expect(readFraction(formatInchFractions(sixteenths / 16))).toBe(sixteenths / 16);
      }),
    );
  });

  it('are decimals where that is usual, and feet for wide goods', () => {
    expect(formatInches(34.5)).toBe('34.5″');
    expect([158, 144, 150.5].map(formatFeet)).toEqual(['13′ 2″', '12′', '12′ 6.5″']);
  });
});
