import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardLettersFile, listCardLetters, writeCardLetters } from './card-letters.ts';

it('are those of the typeface as it is now', () => {
  expect(readFileSync(cardLettersFile, 'utf8'), 'Run `pnpm studio letters`.').toBe(writeCardLetters());
  expect(listCardLetters()).toMatchObject({
    A: { width: expect.any(Number), path: expect.stringMatching(/^M/) },
    é: { path: expect.stringMatching(/^M/) },
    ' ': { path: '' },
  });
});
