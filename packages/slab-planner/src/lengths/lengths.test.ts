import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLength, parseLength } from './lengths.ts';

describe('a length as people write it', () => {
  it.each([
    ['25 1/2', 25.5],
    ['25-1/2', 25.5],
    ['25 – 1/2"', 25.5],
    ['25½', 25.5],
    ['25½″', 25.5],
    ['25 ½ in', 25.5],
    ['25⅞"', 25.875],
    ['25.5"', 25.5],
    ['25.5 inches', 25.5],
    ['25,5', 25.5],
    ['25,25', 25.25],
    ['.75', 0.75],
    ['3/4', 0.75],
    ['¾″', 0.75],
    ['1 3/16', 1.1875],
    ['25 1⁄2', 25.5],
    ['126', 126],
    ['126.', 126],
    ['2\' 1.5"', 25.5],
    ["2'1½”", 25.5],
    ['2′ 1½″', 25.5],
    ["2' 1''", 25],
    ['2\'-1 1/2"', 25.5],
    ['2 ft 1 1/2 in', 25.5],
    ['2ft. 1 1/2 in.', 25.5],
    ['2 feet 1', 25],
    ['10 ft', 120],
    ['10 FT', 120],
    ["10'", 120],
    ['2 1/2 ft', 30],
    ['648 mm', 25.5],
    ['64.8 cm', 25.5],
    ['64,8cm', 25.5],
    ['3 m', 118.125],
    ['3,2 m', 126],
    ['0,125', 0.125],
    ['10 pi 6 po', 126],
  ])('%s is %d inches', (text, lengthIn) => {
    expect(parseLength(text)).toEqual({ lengthIn });
  });

  it.each([
    ['', /Enter a length\./],
    ['   ', /Enter a length\./],
    ['wide', /such as/],
    ['25 5/4', /such as/],
    ['3/0', /such as/],
    ['25 1/2 1/2', /such as/],
    ['1.2.3', /such as/],
    ['25x36', /such as/],
    ['1e3', /such as/],
    ['Infinity', /such as/],
    ['9'.repeat(41), /such as/],
    ['-3', /more than zero/],
    ['− 3 ft', /more than zero/],
    ['0', /more than zero/],
    ['0 mm', /more than zero/],
    ['0.2 mm', /at least 1\/16″/],
    ['361', /at most 30 feet/],
    ['9999999', /at most 30 feet/],
    ['1,200 mm', /1200 or 1\.200/],
    ['25,125', /25125 or 25\.125/],
  ])('“%s” has a problem', (text, problem) => {
    expect(parseLength(text).problem).toMatch(problem);
  });

  it('may be zero where the caller says so', () => {
    expect(parseLength('0', { mayBeZero: true })).toEqual({ lengthIn: 0 });
  });

  it('is read back from how it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 360 * 16 }), (sixteenths) => {
        expect(parseLength(formatLength(sixteenths / 16))).toEqual({ lengthIn: sixteenths / 16 });
      }),
    );
  });

  it('is in whole sixteenths, in any unit', () => {
    const amounts = fc.double({ min: 0.1, max: 9, noNaN: true }).map((amount) => amount.toFixed(3));
    fc.assert(
      fc.property(amounts, fc.constantFrom('', '"', ' ft', ' m', ' cm'), (amount, unit) => {
        const { lengthIn } = parseLength(`${amount}${unit}`);
        expect(lengthIn === undefined || Number.isInteger(lengthIn * 16)).toBe(true);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseLength(text)));
  });
});

it('shows computed lengths to 1/16″', () => {
  expect([36.0555, 25.5, 0, 3.1875].map(formatLength)).toEqual(['36 1/16″', '25½″', '0″', '3 3/16″']);
});
