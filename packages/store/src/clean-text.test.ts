import { expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

it('keeps a text whole, and puts what is on one line apart by one blank each', () => {
  const typed = ' A\u0000 rail \uD800,\r\n\tof  oak\u00A0\u2028and\v ash\n';
  expect(cleanText(typed)).toBe('A rail \uFFFD,\n\tof  oak\u00A0\u2028and ash');
  expect(cleanLine(typed)).toBe('A rail \uFFFD, of oak and ash');
  for (const blank of [' ', '\t', '\n', '\u00A0', '\u2028', '  ', ' \n']) expect(cleanLine(`a${blank}b`)).toBe('a b');
});
