import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { edgePairs, readColourSchemes, textPairs } from './colour-schemes.ts';
import { contrastRatio, mixColours } from './colours.ts';
import { readTokens } from './read-tokens.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const themeCss = read('theme.css');
const darkSchemeCss = read('dark-scheme.css');
const schemes = readColourSchemes(themeCss, darkSchemeCss);

function colour(scheme: keyof typeof schemes, name: string): string {
  const value = schemes[scheme].get(name);
  if (value === undefined) throw new Error(`theme.css has no colour called ${name}.`);
  return value;
}

test('contrast is measured as WCAG defines', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('colours are mixed by their proportions', () => {
  expect(mixColours('#1f4a3e', '#000000', 0.3)).toBe('#16342b');
  expect(mixColours('#1f4a3e', '#faf8f4', 1)).toBe('#faf8f4');
  expect(mixColours('#000102', '#ffffff', 0)).toBe('#000102');
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrastRatio(colour(scheme, text), colour(scheme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('%s has a visible edge on %s', (edge, ground) => {
    expect(contrastRatio(colour(scheme, edge), colour(scheme, ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(['ink', 'ink-muted', 'brass', 'focus', 'spruce'])('%s is visible on a dark ground', (name) => {
    const ground = [...themeCss.matchAll(/@utility surface-dark \{(.*?)\n\}/gs)].map(([, body = '']) => body).join();
    const written = new RegExp(`--color-${name}: ([^;]+);`).exec(ground)?.[1] ?? '';
    const [, token] = /^var\(--color-(.+)\)$/.exec(written) ?? [];
    const value = token === undefined ? written : colour(scheme, token);
    const [, surface = ''] = /background-color: (#[0-9a-f]{6});/.exec(ground) ?? [];
    expect(contrastRatio(value, surface)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the dark scheme names only colours of the theme, and changes every colour of surfaces and text', () => {
  const names = [...schemes.light.keys()];
  const turned = readTokens(darkSchemeCss).map(({ name }) => name.replace('color-', ''));
  expect(
    turned.filter((name) => !names.includes(name)),
    'colours of dark-scheme.css that theme.css doesn’t have',
  ).toEqual([]);
  // Colours of dark backgrounds, and derived ones.
  expect(
    names.filter((name) => !turned.includes(name)),
    'colours that dark-scheme.css doesn’t change',
  ).toEqual(['transparent', 'current', 'brass-light']);
});

describe('tokens', () => {
  test('are read in order from every block of a theme, with purpose and use', () => {
    const css = `
      @theme static { --color-*: initial; --color-new: #123456; /* --color-old: #fff; */
        /* Sizes */
        --text-tall: clamp(1rem, 2vw, 3rem); /* Titles */
        --text-tall--line-height: 1.2; }
      .rule { --not-a-token: 1; }
      @theme { --animate-go: go 1s; @keyframes go { to { --not-either: 1; opacity: 0; } } --ease-new: linear; }`;
    expect(readTokens(css)).toEqual([
      { name: 'color-new', value: '#123456', use: '--color-old: #fff;' },
      { name: 'text-tall', value: 'clamp(1rem, 2vw, 3rem)', purpose: 'Sizes', use: 'Titles' },
      { name: 'text-tall--line-height', value: '1.2', purpose: 'Sizes' },
      { name: 'animate-go', value: 'go 1s' },
      { name: 'ease-new', value: 'linear' },
    ]);
  });

  test('of the theme are all found', () => {
    const themes = themeCss.slice(themeCss.indexOf('@theme'), themeCss.indexOf('@custom-variant'));
    const declared = [...themes.matchAll(/^ {2}--([a-z0-9-]+):/gm)].map(([, name]) => name);
    expect(declared.length).toBeGreaterThan(60);
    expect(readTokens(themeCss).map(({ name }) => name)).toEqual(declared);
  });
});

test.each(['sans.woff2', 'serif.woff2'])('%s stays under 28 KB', (file) => {
  expect(statSync(path.join(import.meta.dirname, 'fonts', file)).size).toBeLessThanOrEqual(28 * 1024);
});
