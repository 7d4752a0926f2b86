import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldLetters } from './fold-letters.ts';

it.each([
  ['Cœur', 'coeur'],
  ['CŒUR', 'coeur'],
  ['Ægir', 'aegir'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Łódź', 'lodz'],
  ['Đakovo', 'dakovo'],
  ['Þingvellir', 'thingvellir'],
  ['smørrebrød', 'smorrebrod'],
  ['Iğdır', 'igdir'],
  ['İstanbul', 'istanbul'],
  ['Évier crème brûlée', 'evier creme brulee'],
  ['e\u0301vier', 'evier'],
  ['ﬁnish', 'finish'],
])('folds %s to %s', (written, plain) => {
  expect(foldLetters(written)).toBe(plain);
});

it('folds a folded text to itself, in any Unicode form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = foldLetters(text);
      expect(foldLetters(plain)).toBe(plain);
      for (const form of ['NFC', 'NFD'] as const) expect(foldLetters(text.normalize(form))).toBe(plain);
    }),
  );
});
