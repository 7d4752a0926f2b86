import type { Point } from '../plan/plan.ts';
import type { Layer } from './figures.ts';

/** A drawing's lines and what they look like on a page: widths and dashes in pixels. */
interface LineStyle {
  readonly width: number;
  readonly dash?: readonly number[];
  readonly colour: Colour;
  readonly fill?: 'paper' | 'stone';
}

/** By their use: each writer has its own. */
export type Colour = 'ink' | 'muted' | 'accent' | 'measure';

export type LineUse = Layer | 'dimension' | 'tick' | 'code' | 'rule' | 'frame';

export const lineStyles: Readonly<Record<LineUse, LineStyle>> = {
  slab: { width: 1.4, colour: 'ink' },
  trim: { width: 0.7, dash: [4, 3], colour: 'muted' },
  offcut: { width: 0.8, dash: [2, 3], colour: 'muted' },
  appliance: { width: 0.9, dash: [5, 3], colour: 'muted' },
  outline: { width: 1.5, colour: 'ink', fill: 'stone' },
  'finished-edge': { width: 3.4, colour: 'accent' },
  'cut-out': { width: 1.2, colour: 'ink', fill: 'paper' },
  'centre-line': { width: 0.6, dash: [9, 3, 2, 3], colour: 'muted' },
  seam: { width: 1.4, dash: [10, 3, 2, 3, 2, 3], colour: 'ink' },
  vein: { width: 1.1, colour: 'measure' },
  dimension: { width: 0.75, colour: 'measure' },
  tick: { width: 1.5, colour: 'measure' },
  code: { width: 1, colour: 'accent', fill: 'paper' },
  rule: { width: 0.6, colour: 'muted' },
  frame: { width: 1.4, colour: 'ink' },
};

export interface LineInk {
  readonly kind: 'line';
  readonly use: LineUse;
  /** The `d` of an SVG path, in pixels. */
  readonly d: string;
}

export interface TextInk {
  readonly kind: 'text';
  readonly text: string;
  /** Where its anchor is: across on the anchor, down on the middle of capitals. */
  readonly at: Point;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly colour?: Colour;
  readonly isStrong?: boolean;
  /** Clockwise, in degrees, about `at`. */
  readonly turnDeg?: number;
  /** With a border in the colour of the paper, over lines. */
  readonly hasHalo?: boolean;
  /** The unit it is written in, where the page shows one of two. */
  readonly unit?: 'in' | 'mm';
}

/** What any writer can draw. */
export type Ink = LineInk | TextInk;

/** Inks and the rectangle around them: left, top, width and height, in pixels. */
export interface InkedDrawing {
  readonly inks: readonly Ink[];
  readonly viewBox: readonly [number, number, number, number];
}

/** The width of a digit in font sizes; letters are narrower on average, Chinese ones wider. */
const CHARACTER = 0.58;
const WIDE_CHARACTER = 1;

export function estimateTextWidth(text: string, size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter > '\u{2e80}' ? WIDE_CHARACTER : CHARACTER), 0) * size;
}
