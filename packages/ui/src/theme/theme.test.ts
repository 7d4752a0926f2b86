import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';

const css = readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8');

function token(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (value === undefined) throw new Error(`theme.css has no colour called ${name}.`);
  return value;
}

test('contrast is measured as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each([
  ['ink', 'paper'],
  ['ink', 'paper-raised'],
  ['ink-muted', 'paper'],
  ['ink-muted', 'stone-100'],
  ['stone-500', 'paper'],
  ['stone-500', 'stone-50'],
  ['stone-600', 'stone-200'],
  ['spruce', 'paper'],
  ['spruce', 'spruce-soft'],
  ['on-spruce', 'spruce'],
  ['on-spruce', 'spruce-dark'],
  ['brass', 'paper'],
  ['brass-light', 'stone-900'],
  ['brass-light', 'ink'],
  ['danger', 'paper'],
  ['danger', 'danger-surface'],
  ['success', 'success-surface'],
  ['success', 'paper'],
  ['warning', 'warning-surface'],
  ['warning', 'paper'],
  ['stone-300', 'stone-900'],
])('%s is readable on %s', (text, ground) => {
  expect(contrastRatio(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['stone-400', 'paper'],
  ['stone-400', 'paper-raised'],
  ['stone-400', 'stone-50'],
  ['focus', 'paper'],
  ['brass-light', 'spruce'],
])('%s draws an edge that shows on %s', (edge, ground) => {
  expect(contrastRatio(token(edge), token(ground))).toBeGreaterThanOrEqual(3);
});

test.each(['sans.woff2', 'serif.woff2'])('%s stays under 28 KB', (file) => {
  expect(statSync(path.join(import.meta.dirname, 'fonts', file)).size).toBeLessThanOrEqual(28 * 1024);
});
