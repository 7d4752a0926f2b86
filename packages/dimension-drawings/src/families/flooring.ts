import type { Flooring } from '@showroom/catalog-data/products/flooring';
import { across, line, path, polygon, rect, upwards, type Point, type Shape, type View } from '../drawing.ts';

const MM_PER_INCH = 25.4;
const EDGE = 'edge';
const PATTERN = 'pattern';
const HALF_ROOT = Math.SQRT1_2;
/** A hexagon’s width across flats over that across corners. */
const FLATS = Math.sqrt(3) / 2;
/** The part of a roll that is drawn. */
const ROLL_SHARE = 0.5;

function hexagon([x, y]: Point, flats: number): Shape {
  const r = flats / 2 / FLATS;
  const corner = (at: number): Point => [x + r * Math.sin((at * Math.PI) / 3), y + r * Math.cos((at * Math.PI) / 3)];
  return polygon('outline', [corner(0), corner(1), corner(2), corner(3), corner(4), corner(5)]);
}

function drawPiece({ flatsIn, lengthIn, longestIn, rollWidthIn, size, widthIn }: Flooring): View {
  if (rollWidthIn !== undefined) {
    const length = rollWidthIn * ROLL_SHARE;
    const tear = Array.from({ length: 13 }, (_, at): Point => [
      length + (at % 2 === 0 ? 0 : rollWidthIn * 0.025),
      (rollWidthIn * at) / 12,
    ]);
    return {
      name: 'Roll',
      shapes: [
        path(
          'outline',
          [length, 0],
          [
            [0, 0],
            [0, rollWidthIn],
            [length, rollWidthIn],
          ],
        ),
        path('edge', [length, 0], tear),
      ],
      dimensions: [upwards('Width of the roll', 'left', [0, rollWidthIn], 0, rollWidthIn)],
    };
  }
  if (flatsIn !== undefined) {
    return {
      name: 'Tile',
      shapes: [hexagon([0, 0], flatsIn)],
      dimensions: [across('Across flats', 'bottom', [-flatsIn / 2, flatsIn / 2], -flatsIn / 4, flatsIn)],
    };
  }
  const width = widthIn ?? 0;
  const length = lengthIn ?? longestIn ?? width;
  const name = size === 'Plank' ? 'Board' : 'Tile';
  return {
    name,
    shapes: [rect('outline', [0, 0], [length, width])],
    dimensions: [
      ...(lengthIn === undefined ? [] : [across('Length', 'bottom', [0, lengthIn], 0, lengthIn)]),
      ...(longestIn === undefined
        ? []
        : [across('Length', 'bottom', [0, longestIn], 0, longestIn, { before: 'up to' })]),
      upwards('Width', 'left', [0, width], 0, width),
    ],
  };
}

/** The cross-section of a piece, at its own scale because it is thin. */
function drawEdge({ pileMm, size, thicknessIn, thicknessMm }: Flooring): View {
  const metric = thicknessMm ?? pileMm;
  const thickness = thicknessIn ?? (metric ?? 0) / MM_PER_INCH;
  const width = Math.max(thickness * 4, 1.5);
  // Above a board’s tongue or a carpet’s backing.
  const body: readonly Shape[] =
    pileMm !== undefined
      ? [
          line('outline', [0, 0], [width, 0]),
          ...Array.from({ length: 24 }, (_, at) =>
            rect('edge', [(width * at) / 24, 0], [width / 24, thickness], width / 48),
          ),
        ]
      : size === 'Plank'
        ? [
            polygon('outline', [
              [0, 0],
              [0, thickness],
              [width, thickness],
              [width, thickness * 0.6],
              [width + thickness * 0.4, thickness * 0.6],
              [width + thickness * 0.4, thickness * 0.35],
              [width, thickness * 0.35],
              [width, 0],
            ]),
          ]
        : [rect('outline', [0, 0], [width, thickness])];
  return {
    name: pileMm === undefined ? 'Edge' : 'Pile',
    scaleOf: EDGE,
    shapes: body,
    dimensions: [
      upwards(pileMm === undefined ? 'Thickness' : 'Pile', 'left', [0, thickness], 0, thickness, {
        isMetric: thicknessIn === undefined,
      }),
    ],
  };
}

/** Rows of pieces, each shifted by a share of a piece, cropped at the edges. */
function drawRows(length: number, width: number, shifts: readonly number[], [columns, rows]: Point): readonly Shape[] {
  const right = columns * length;
  return [
    rect('outline', [0, 0], [right, rows * width]),
    ...Array.from({ length: rows - 1 }, (_, at) => line('edge', [0, (at + 1) * width], [right, (at + 1) * width])),
    ...Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns + 1 }, (_unused, at) => (at + (shifts[row % shifts.length] ?? 0)) * length)
        .filter((x) => x > 0.01 && x < right - 0.01)
        .map((x) => line('edge', [x, row * width], [x, (row + 1) * width])),
    ).flat(),
  ];
}

/** Rotates by 45° around the origin. */
const turn = ([x, y]: Point): Point => [(x - y) * HALF_ROOT, (x + y) * HALF_ROOT];

/** Herringbone, with the zigzag along the room. */
function drawHerringbone(length: number, width: number): readonly Shape[] {
  const half = length * 1.6;
  const board = ([x, y]: Point, [w, h]: Point) => {
    const [cx, cy] = turn([x + w / 2, y + h / 2]);
    if (Math.abs(cx) > half || Math.abs(cy) > half) return [];
    return [polygon('edge', [turn([x, y]), turn([x + w, y]), turn([x + w, y + h]), turn([x, y + h])])];
  };
  const count = Math.ceil((half * 3) / width);
  const steps = Array.from({ length: 2 * count + 1 }, (_, at) => at - count);
  const chains = [-3, -2, -1, 0, 1, 2, 3];
  return chains.flatMap((chain) =>
    steps.flatMap((step) => {
      const [x, y] = [step * width + chain * length, step * width - chain * length];
      return [...board([x, y], [length, width]), ...board([x, y + width], [width, length])];
    }),
  );
}

function drawPattern({ flatsIn, laying, lengthIn, longestIn, widthIn }: Flooring): readonly View[] {
  const width = widthIn ?? flatsIn ?? 0;
  const length = lengthIn ?? longestIn ?? width;
  const draw = (): readonly Shape[] => {
    switch (laying) {
      case 'broadloom':
        return [];
      case 'hexagon':
        return Array.from({ length: 5 }, (_, row) =>
          Array.from({ length: 5 }, (_unused, at) =>
            hexagon([(at + (row % 2) / 2) * width, (row * width * 0.75) / FLATS], width),
          ),
        ).flat();
      case 'herringbone':
        return drawHerringbone(length, width);
      case 'staggered':
        // Joints of adjacent rows are at least six inches apart.
        return drawRows(
          length,
          width,
          [0, 0.38, 0.72, 0.2, 0.55],
          [2, Math.max(6, Math.round((length * 1.2) / width))],
        );
      case 'half-bond':
        return drawRows(length, width, [0, 0.5], [3, Math.round((3 * length) / width)]);
      case 'chequerboard':
        return [
          ...drawRows(length, width, [0], [4, 4]),
          // Dark tiles are hatched.
          ...Array.from({ length: 16 }, (_, at): Point => [at % 4, Math.floor(at / 4)])
            .filter(([x, y]) => (x + y) % 2 === 0)
            .flatMap(([x, y]) =>
              [0.25, 0.5, 0.75, 1].flatMap((share) => [
                line('edge', [x * length, (y + share) * width], [(x + share) * length, y * width]),
                ...(share < 1
                  ? [line('edge', [(x + share) * length, (y + 1) * width], [(x + 1) * length, (y + share) * width])]
                  : []),
              ]),
            ),
        ];
      case 'grid':
        return drawRows(length, width, [0], [3, Math.round((3 * length) / width / (length > width ? 1.5 : 1))]);
    }
  };
  const shapes = draw();
  return shapes.length === 0 ? [] : [{ name: 'Pattern', scaleOf: PATTERN, shapes, dimensions: [] }];
}

export function drawFlooring(floor: Flooring): readonly View[] {
  return [drawPiece(floor), drawEdge(floor), ...drawPattern(floor)];
}
