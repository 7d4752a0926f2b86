import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxOf, outlineOf } from '../outlines/outlines.ts';
import type { PlacedPart, Point, Shape } from '../plan/plan.ts';
import { sampleLayout, samplePlan } from '../testing/sample-plan.ts';
import { mapPoint } from './figures.ts';
import { findLargestFreeBox } from './free-boxes.ts';
import { findLabelRoom } from './label-room.ts';
import { drawLayout } from './layout-drawing.ts';
import { mapPartToSlab, mapSlabToPart } from './place-part.ts';
import { drawPiece, writePieceSvg } from './piece-drawing.ts';

/** A phone's screen is 390 pixels wide; a page has margins. */
const PHONE_WIDTH = 358;

const [run, corner] = samplePlan.pieces;
if (run === undefined || corner === undefined) throw new Error('The sample has no pieces');

const sixteenths = (least: number, most: number) =>
  fc.integer({ min: least * 16, max: most * 16 }).map((length) => length / 16);

const shapes: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ kind: fc.constant('straight' as const), lengthIn: sixteenths(1, 240), depthIn: sixteenths(1, 80) }),
  fc.record({
    kind: fc.constant('corner' as const),
    hand: fc.constantFrom('left' as const, 'right' as const),
    lengthIn: sixteenths(50, 200),
    depthIn: sixteenths(10, 49),
    returnLengthIn: sixteenths(50, 200),
    returnDepthIn: sixteenths(10, 49),
  }),
);

const listElements = (svg: string) => svg.match(/<[a-zA-Z]+/g) ?? [];
const listFontSizes = (svg: string) => [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
const listTexts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('a piece', () => {
  test('shows the length of each side, its cut-outs from the left and from the back, and its edges', () => {
    const svg = writePieceSvg(drawPiece(run), { id: 'a', units: ['in'] });
    expect(listTexts(svg)).toEqual(expect.arrayContaining(['96″', '25½″', '40″', '12¼″', 'DW']));
    expect(listTexts(svg).filter((text) => text === 'E')).toHaveLength(2);
    expect(svg).toContain('<title id="a-title">Sink run</title>');
    expect(svg).toContain('Faucet hole 1⅜');
  });

  test('shows every side of a corner', () => {
    const svg = writePieceSvg(drawPiece(corner, sampleLayout.seams), { id: 'a', units: ['in'] });
    // 84 − 25½ and 60 − 25½ are its inside sides.
    expect(listTexts(svg)).toEqual(expect.arrayContaining(['84″', '25½″', '58½″', '34½″', '60″']));
    expect(svg).toContain('One seam.');
  });

  test('fits a phone with readable words, whatever its size', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const edges = outlineOf(shape).map(() => 'half-bullnose' as const);
        const svg = writePieceSvg(drawPiece({ ...run, shape, edges, cutOuts: [], appliances: [] }), { id: 'a' });
        expect(Number(/width="([\d.]+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(PHONE_WIDTH);
        expect(Math.min(...listFontSizes(svg))).toBeGreaterThanOrEqual(9);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });

  test('shows a length in both units where the page has the choice', () => {
    const svg = writePieceSvg(drawPiece(run), { id: 'a' });
    expect(svg).toMatch(/class="unit-in">96″</);
    expect(svg).toMatch(/class="unit-mm">2438 mm</);
  });
});

test('names are text, whatever visitors type', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</text><script>', '"&\'<', '\u0000\u001b', ']]>')),
      (name) => {
        const pieces = samplePlan.pieces.map((piece) => ({ ...piece, name }));
        const slabs = sampleLayout.slabs
          .slice(1)
          .map((parts) => parts.map((placed) => ({ ...placed, part: { ...placed.part, name } })));
        const svgs = [
          ...pieces.slice(0, 1).map((piece) => writePieceSvg(drawPiece(piece), { id: 'a' })),
          ...drawLayout(
            { ...samplePlan, pieces },
            { ...sampleLayout, slabs },
            { id: 'a', picture: `/slab.webp?${name}` },
          ).map(({ svg }) => svg),
        ];
        for (const svg of svgs) {
          expect(new Set(listElements(svg))).toEqual(
            new Set([
              '<svg',
              '<title',
              '<desc',
              '<g',
              '<path',
              '<text',
              ...(svg.includes('<image') ? ['<image', '<clipPath'] : []),
            ]),
          );
          // oxlint-disable-next-line no-control-regex -- what XML forbids
          expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
        }
      },
    ),
  );
});

const place = (shape: Shape, quarterTurns: 0 | 1 | 2 | 3, [xIn, yIn]: Point): PlacedPart => {
  const outline = outlineOf(shape);
  const { bottom, right } = boxOf(outline);
  return {
    part: { id: 'a', pieceId: 'a', name: 'Run', offset: [0, 0], outline, widthIn: right, heightIn: bottom },
    quarterTurns,
    xIn,
    yIn,
  };
};

describe('a slab', () => {
  const placedParts = fc.record({
    turn: fc.constantFrom(0, 1, 2, 3),
    xIn: sixteenths(0, 60),
    yIn: sixteenths(0, 30),
    shape: shapes,
  });
  test('shows each part where it lies, and a part shows the place of the slab that it lies on', () => {
    fc.assert(
      fc.property(placedParts, sixteenths(0, 100), sixteenths(0, 60), ({ shape, turn, xIn, yIn }, x, y) => {
        const placed = place(shape, turn, [xIn, yIn]);
        const onSlab = placed.part.outline.map((point) => mapPoint(mapPartToSlab(placed), point));
        expect(boxOf(onSlab)).toMatchObject({ left: xIn, top: yIn });
        expect(mapPoint(mapSlabToPart(placed), mapPoint(mapPartToSlab(placed), [x, y]))).toEqual([x, y]);
      }),
    );
  });

  test('turns a part clockwise', () => {
    const placed = place({ kind: 'straight', lengthIn: 30, depthIn: 10 }, 1, [5, 5]);
    // The upper left corner comes to the upper right.
    expect(mapPoint(mapPartToSlab(placed), [0, 0])).toEqual([15, 5]);
    expect(mapPoint(mapPartToSlab(placed), [30, 0])).toEqual([15, 35]);
  });

  test('describes its parts and what is left over', () => {
    const [first, second] = drawLayout(samplePlan, sampleLayout, { id: 'a' });
    expect(replaceSpaces(first?.title ?? '')).toBe('Slab 1 of 2, 126 × 64″');
    expect(first?.parts.map(replaceSpaces)).toEqual(
      expect.arrayContaining([
        '1 Sink run, 96 × 25½″, upside down',
        '2 Corner & range, part 2 of 2, 25½ × 34½″, turned right',
      ]),
    );
    expect(second?.parts.map(replaceSpaces)).toEqual(['5 Island, 84 × 38″']);
    expect(replaceSpaces(second?.svg ?? '')).toContain('Left over: 125 × 24″; 40 × 38″.');
  });

  test('clips its picture to the parts', () => {
    const [slab] = drawLayout(samplePlan, sampleLayout, { id: 'a', picture: '/pictures/slab.webp' });
    expect(slab?.svg).toContain('<clipPath id="a-1-parts"><path d="M96.5 26');
    expect(slab?.svg.match(/href="\/pictures\/slab.webp" width="126" height="64"/g)).toHaveLength(2);
  });
});

function replaceSpaces(text: string): string {
  return text.replaceAll('\u{a0}', ' ');
}

test('an offcut overlaps nothing and is as large as any other', () => {
  const boxes = fc
    .record({
      left: fc.integer({ min: 0, max: 9 }),
      top: fc.integer({ min: 0, max: 9 }),
      width: fc.integer({ min: 1, max: 6 }),
      height: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ height, left, top, width }) => ({ left, top, right: left + width, bottom: top + height }));
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 5 }), (taken) => {
      const free = (x: number, y: number) =>
        taken.every(({ bottom, left, right, top }) => x < left || x >= right || y < top || y >= bottom);
      // Every rectangle of a grid of ten by ten, cell by cell.
      let most = 0;
      for (let left = 0; left < 10; left += 1)
        for (let top = 0; top < 10; top += 1)
          for (let right = left + 1; right <= 10; right += 1)
            for (let bottom = top + 1; bottom <= 10; bottom += 1) {
              const cells = Array.from({ length: (right - left) * (bottom - top) }, (_, cell) => cell);
              const area = (right - left) * (bottom - top);
              if (
                area > most &&
                cells.every((cell) => free(left + (cell % (right - left)), top + Math.floor(cell / (right - left))))
              )
                most = area;
            }
      const box = findLargestFreeBox({ left: 0, top: 0, right: 10, bottom: 10 }, taken);
      expect(box === undefined ? 0 : (box.right - box.left) * (box.bottom - box.top)).toBe(most);
    }),
  );
});

test('a label’s room is inside the stone and beside the sink', () => {
  const outline = outlineOf(corner.shape);
  // The run is 84 by 25½, the return 25½ by 60; the sink takes the run’s right half.
  expect(findLabelRoom(outline, [])).toEqual({ left: 0, right: 84, top: 0, bottom: 25.5 });
  expect(findLabelRoom(outline, [{ left: 40, right: 80, top: 3, bottom: 22 }])).toEqual({
    left: 0,
    right: 25.5,
    top: 0,
    bottom: 60,
  });
});
