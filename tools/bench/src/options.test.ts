import { describe, expect, test } from 'vitest';
import { OptionsError, parseOptions } from './options.ts';
import { benchPages } from './figures/targets.ts';

describe('the command line', () => {
  test('measures everything five times unless told otherwise', () => {
    const options = parseOptions([]);
    expect(options.runs).toBe(5);
    expect([...options.parts]).toEqual([
      'process',
      'pictures',
      'rendering',
      'load',
      'throughput',
      'lighthouse',
      'start',
    ]);
    expect(options.pages).toEqual(benchPages);
    expect(options.builds).toBe(true);
  });

  test('narrows to a part and to pages, by name or path', () => {
    const args = ['--', '--only', 'lighthouse', '--page', 'home', '--page', '/custom-millwork-form', '--runs=1'];
    const options = parseOptions([...args, '--no-build']);
    expect([...options.parts]).toEqual(['lighthouse']);
    expect(options.pages.map(({ name }) => name)).toEqual(['home', 'quote']);
    expect(options.runs).toBe(1);
    expect(options.builds).toBe(false);
  });

  test.each([['--runs=0'], ['--runs=many'], ['--only=speed'], ['--page=/nowhere'], ['--fast'], ['home']])(
    'refuses %s and says why',
    (arg) => {
      expect(() => parseOptions([arg])).toThrow(OptionsError);
    },
  );
});
