import * as fc from 'fast-check';
// oxlint-disable-next-line import/no-named-as-default -- its CommonJS build has no other export for Node
import DxfParser from 'dxf-parser';
import { describe, expect, test } from 'vitest';
import type { Piece, Plan } from '../plan/plan.ts';
import { sampleLayout, samplePlan } from '../testing/sample-plan.ts';
import { writeDxf } from './write-dxf.ts';

interface ReadVertex {
  readonly x: number;
  readonly y: number;
  readonly bulge?: number;
}

/** A closed line as another program reads it: its area and the length around it, arcs included. */
function measure(vertices: readonly ReadVertex[]): { readonly area: number; readonly around: number } {
  let [area, around] = [0, 0];
  vertices.forEach(({ bulge = 0, x, y }, index) => {
    const next = vertices[(index + 1) % vertices.length] ?? { x, y };
    const chord = Math.hypot(next.x - x, next.y - y);
    area += (x * next.y - next.x * y) / 2;
    if (bulge === 0) {
      around += chord;
    } else {
      const angle = 4 * Math.atan(bulge);
      const radius = chord / (2 * Math.sin(Math.abs(angle) / 2));
      around += radius * Math.abs(angle);
      area += ((angle - Math.sin(angle)) * radius ** 2) / 2;
    }
  });
  return { area: Math.abs(area), around };
}

function read(plan: Plan, layout = sampleLayout) {
  const parsed = new DxfParser().parseSync(writeDxf(plan, layout));
  if (parsed === null) throw new Error('The file is not readable');
  const onLayer = (layer: string) => parsed.entities.filter((entity) => entity.layer === layer);
  const measured = (layer: string) =>
    onLayer(layer).flatMap((entity) =>
      'vertices' in entity && Array.isArray(entity.vertices) ? [measure(entity.vertices)] : [],
    );
  const texts = (layer: string) => onLayer(layer).flatMap((entity) => ('text' in entity ? [String(entity.text)] : []));
  return { ...parsed, onLayer, measured, texts };
}

const sixteenths = (least: number, most: number) =>
  fc.integer({ min: least * 16, max: most * 16 }).map((length) => length / 16);

const board: Piece = {
  id: 'x',
  name: 'Board',
  role: 'counter',
  shape: { kind: 'straight', lengthIn: 60, depthIn: 25 },
  edges: [null, null, null, null],
  radiiIn: [0, 0, 0, 0],
  cutOuts: [],
  appliances: [],
  overhangIn: 0,
  isOverhangSupported: false,
  isWhole: true,
};
const empty = { ...sampleLayout, slabs: [], seams: [] };

describe('a plan as DXF, read back', () => {
  test('is in inches, at full size', () => {
    const { header, measured } = read(samplePlan);
    expect(header['$INSUNITS']).toBe(1);
    const [run, corner] = measured('OUTLINE');
    // The run has radii of a quarter inch and of an inch and a half at its right end.
    expect(run?.area).toBeCloseTo(96 * 25.5 - (1 - Math.PI / 4) * (0.25 ** 2 + 1.5 ** 2), 6);
    expect(run?.around).toBeCloseTo(2 * (96 + 25.5) - (2 - Math.PI / 2) * (0.25 + 1.5), 6);
    // The corner's only radius is at its inside corner, where it adds stone.
    expect(corner?.area).toBeCloseTo(84 * 25.5 + 34.5 * 25.5 + (1 - Math.PI / 4) * 0.5 ** 2, 6);
    expect(measured('SLAB').map(({ area }) => area)).toEqual([126 * 64, 126 * 64]);
  });

  test('has every part on a slab, with the area it has in its piece', () => {
    const { measured } = read(samplePlan);
    const areas = (layer: string) => measured(layer).reduce((sum, { area }) => sum + area, 0);
    expect(measured('SLAB-PART')).toHaveLength(5);
    // A seam ends at the inside corner, whose radius then is in neither part.
    expect(areas('SLAB-PART')).toBeCloseTo(areas('OUTLINE') - (1 - Math.PI / 4) * 0.5 ** 2, 6);
  });

  test('has cut-outs, seams, finished sides and names on layers of their own', () => {
    const { measured, onLayer, texts } = read(samplePlan);
    expect(measured('CUT-OUT').map(({ area }) => area)[0]).toBeCloseTo(30 * 18 - (4 - Math.PI) * 0.75 ** 2, 6);
    expect(onLayer('CUT-OUT').filter(({ type }) => type === 'CIRCLE')).toMatchObject([{ radius: 0.6875 }]);
    expect(onLayer('SEAM')).toHaveLength(1);
    expect(onLayer('FINISHED-EDGE')).toHaveLength(2 + 3 + 5 + 1);
    expect(texts('TEXT')).toContain('Sink run, 96 × 25½″');
    expect(texts('TEXT').filter((text) => text === 'Full bullnose')).toHaveLength(4);
  });

  test('measures what was planned, whatever the size and the radii', () => {
    fc.assert(
      fc.property(
        sixteenths(8, 240),
        sixteenths(8, 80),
        fc.array(sixteenths(0, 4), { minLength: 4, maxLength: 4 }),
        (lengthIn, depthIn, radiiIn) => {
          const shape = { kind: 'straight', lengthIn, depthIn } as const;
          const { measured } = read({ ...samplePlan, pieces: [{ ...board, shape, radiiIn }] }, empty);
          const [outline] = measured('OUTLINE');
          const squares = radiiIn.reduce((sum, radius) => sum + radius ** 2, 0);
          const radii = radiiIn.reduce((sum, radius) => sum + radius, 0);
          expect(outline?.area).toBeCloseTo(lengthIn * depthIn - (1 - Math.PI / 4) * squares, 4);
          expect(outline?.around).toBeCloseTo(2 * (lengthIn + depthIn) - (2 - Math.PI / 2) * radii, 4);
        },
      ),
    );
  });

  test('holds a name as text, and nothing in it becomes a line or a code', () => {
    const plain = read({ ...samplePlan, pieces: [board] }, empty);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', minLength: 1 }),
          fc.constantFrom('a\n0\nLINE\n8\n0', 'a\r\n0\r\nEOF', '%%%%d', '\\U+0041', '^J', 'é\u2028漢'),
        ),
        (name) => {
          const { entities, texts } = read({ ...samplePlan, pieces: [{ ...board, name }] }, empty);
          expect(entities).toHaveLength(plain.entities.length);
          expect(texts('TEXT')[0]).toMatch(/, 60 × 25″$/);
          expect(texts('TEXT')[0]).not.toMatch(/%%|\\|\^(?! )/);
        },
      ),
    );
  });
});
