import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutParts } from '../cut-parts/cut-parts.ts';
import type { Layout, Plan } from '../plan/plan.ts';
import { randomPlans } from '../testing/random-plans.ts';
import { sampleLayout, samplePlan } from '../testing/sample-plan.ts';
import { estimateTextWidth, type Ink } from './ink.ts';
import { planSheets, POINTS_PER_PIXEL, sheetSize, type SheetWords } from './plan-sheets.ts';
import { writePlanSvg } from './write-plan-svg.ts';

const words: SheetWords = {
  title: 'Countertop plan',
  stone: 'Calacatta Oro Classic, 3 cm',
  source: 'The showroom',
  facts: [['Slabs', '2']],
  checks: ['Sink run: <check>'],
};

/** Each part on a slab of its own. */
function layOutSparsely(plan: Plan): Layout {
  const slab = { widthIn: 126, heightIn: 64 };
  const { parts, seams } = cutParts(plan, slab);
  const slabs = parts.map((part) => [{ part, xIn: 0.5, yIn: 0.5, quarterTurns: 0 as const }]);
  return { slab, kerfIn: 0.1875, trimIn: 0.5, seams, slabs };
}

/** How wide a path is on paper, in inches. */
function measureWidth(d: string): number {
  const xs = [...d.matchAll(/[ML](-?[\d.]+) |A[\d.]+ [\d.]+ 0 [01] [01] (-?[\d.]+) /g)].map(([, x, arcX]) =>
    Number(x ?? arcX),
  );
  return ((Math.max(...xs) - Math.min(...xs)) * POINTS_PER_PIXEL) / 72;
}

function moveRight(ink: Ink, by: number): Ink {
  return ink.kind === 'text' ? { ...ink, at: [ink.at[0] + by, ink.at[1]] } : ink;
}

test('pieces and slabs are to the scale that their sheet names', () => {
  const sheets = planSheets(samplePlan, sampleLayout, words);
  const [pieces, slabs] = sheets;
  const widths = (sheet: typeof pieces, wanted: string) =>
    sheet?.drawings.flatMap(({ inked: { inks } }) =>
      inks.flatMap((ink) => (ink.kind === 'line' && ink.use === wanted ? [measureWidth(ink.d)] : [])),
    ) ?? [];
  expect(sheets.map(({ name }) => name)).toEqual(['Pieces', 'Slabs', 'Cut list']);
  const ratio = pieces?.scale?.ratio ?? 0;
  [96, 84, 84, 96].forEach((widthIn, index) => {
    expect(widths(pieces, 'outline')[index]).toBeCloseTo(widthIn / ratio, 3);
  });
  expect(slabs?.scale).toEqual({ name: '½″ = 1′', ratio: 24 });
  expect(widths(slabs, 'slab')[0]).toBeCloseTo(126 / 24, 3);
});

test('the SVG file has its paper’s size in inches, and what it says as text', () => {
  const svg = writePlanSvg(samplePlan, sampleLayout, words);
  expect(svg).toContain('width="11in" height="25.5in"');
  expect(svg).toContain('<title>Countertop plan: Calacatta Oro Classic, 3 cm</title>');
  expect(svg).toContain('Sink run: &lt;check&gt;');
  expect(svg).toContain('Corner &amp; range');
});

test('everything is on its sheet, whatever the plan', () => {
  fc.assert(
    fc.property(randomPlans(), (plan) => {
      const sheets = planSheets(plan, layOutSparsely(plan), words);
      for (const { drawings, inks } of sheets) {
        for (const { at, inked } of drawings) {
          const [left, top, width, height] = inked.viewBox;
          expect(at[0] + left).toBeGreaterThanOrEqual(0);
          expect(at[1] + top).toBeGreaterThanOrEqual(0);
          expect(at[0] + left + width).toBeLessThanOrEqual(sheetSize.width);
          expect(at[1] + top + height).toBeLessThanOrEqual(sheetSize.height);
        }
        const texts = [...inks, ...drawings.flatMap(({ at, inked }) => inked.inks.map((ink) => moveRight(ink, at[0])))];
        for (const ink of texts) {
          if (ink.kind !== 'text' || ink.anchor !== 'start') continue;
          // The frame is 40 pixels from the edge of the paper.
          expect(ink.at[0] + estimateTextWidth(ink.text, ink.size)).toBeLessThanOrEqual(sheetSize.width - 40);
          expect(ink.at[1]).toBeLessThanOrEqual(sheetSize.height);
        }
      }
      expect(JSON.stringify(sheets)).not.toMatch(/NaN|null|Infinity/);
      const slabs = sheets.flatMap(({ drawings }) => drawings).flatMap(({ inked }) => inked.inks);
      expect(slabs.filter((ink) => ink.kind === 'line' && ink.use === 'slab')).toHaveLength(
        layOutSparsely(plan).slabs.length,
      );
    }),
    { numRuns: 30 },
  );
});
