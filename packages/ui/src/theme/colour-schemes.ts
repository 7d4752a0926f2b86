import { readTokens } from './read-tokens.ts';

/** Colours by name without `color-`: `paper` is `#faf8f4`. */
export type Colours = ReadonlyMap<string, string>;

/** The colours of both schemes, from the theme and its dark scheme. Colours that the dark scheme doesn’t name stay. */
export function readColourSchemes(
  themeCss: string,
  darkSchemeCss: string,
): Readonly<Record<'light' | 'dark', Colours>> {
  const light = coloursOf(themeCss);
  return { light, dark: new Map([...light, ...coloursOf(darkSchemeCss)]) };
}

function coloursOf(css: string): Colours {
  return new Map(
    readTokens(css)
      .filter(({ name }) => name.startsWith('color-'))
      .map(({ name, value }) => [name.slice('color-'.length), value]),
  );
}

type Pair = readonly [colour: string, ground: string];

/** Text colours and their backgrounds: 4.5 : 1 in both schemes (WCAG 2.2, 1.4.3). */
export const textPairs: readonly Pair[] = [
  ['ink', 'paper'],
  ['ink', 'paper-raised'],
  ['ink', 'stone-100'],
  ['ink-muted', 'paper'],
  ['ink-muted', 'paper-raised'],
  ['ink-muted', 'stone-50'],
  ['ink-muted', 'stone-100'],
  ['stone-500', 'paper'],
  ['stone-500', 'stone-50'],
  ['stone-600', 'stone-200'],
  ['spruce', 'paper'],
  ['spruce', 'paper-raised'],
  ['spruce', 'spruce-soft'],
  ['on-spruce', 'spruce'],
  ['on-spruce', 'spruce-dark'],
  ['brass', 'paper'],
  ['danger', 'paper'],
  ['danger', 'danger-surface'],
  ['paper', 'danger'],
  ['success', 'paper'],
  ['success', 'success-surface'],
  ['warning', 'paper'],
  ['warning', 'warning-surface'],
];

/** Colours of control edges and marks, and their backgrounds: 3 : 1 in both schemes (WCAG 2.2, 1.4.11). */
export const edgePairs: readonly Pair[] = [
  ['stone-400', 'paper'],
  ['stone-400', 'paper-raised'],
  ['stone-400', 'stone-50'],
  ['focus', 'paper'],
  ['focus', 'paper-raised'],
];
