import type { AcrossIn } from '@showroom/catalog-data/products/dimensions';
import type { Shower } from '@showroom/catalog-data/products/showers';
import {
  across,
  area,
  circle,
  line,
  polygon,
  quarter,
  rect,
  upwards,
  type Dimension,
  type Point,
  type Shape,
  type View,
} from '../drawing.ts';

const TUBE = 0.45;
const HEAD = 0.5;
/** The height of a set’s heads in the drawing. */
const SET_HEIGHT = 44;

const sizeOf = (size: AcrossIn): Point => (typeof size === 'number' ? [size, size] : size);

/** A flat part on the wall; round ones have one length. */
function drawPlate(name: string, size: AcrossIn, [x, y]: Point, radiusIn = 0.3) {
  const [width, height] = sizeOf(size);
  const isRound = typeof size === 'number';
  return {
    shapes: [
      isRound
        ? circle('outline', [x, y], width / 2)
        : rect('outline', [x - width / 2, y - height / 2], [width, height], radiusIn),
    ],
    dimensions: isRound
      ? [across(name, 'bottom', [x - width / 2, x + width / 2], y, width, { after: 'dia.' })]
      : [
          across(`${name}, width`, 'bottom', [x - width / 2, x + width / 2], y - height / 2, width),
          upwards(`${name}, height`, 'left', [y - height / 2, y + height / 2], x - width / 2, height),
        ],
  };
}

/** A hand shower on its bar. */
function drawBar(name: string, barIn: number, [x, low]: Point, headIn: number) {
  const middle = low + barIn * 0.62;
  return {
    shapes: [
      rect('outline', [x - TUBE, low], [2 * TUBE, barIn], TUBE),
      rect('outline', [x - 0.9, low + 0.6], [1.8, 1.6], 0.3),
      rect('outline', [x - 0.9, low + barIn - 2.2], [1.8, 1.6], 0.3),
      rect('outline', [x - 1.1, middle], [2.2, 1.5], 0.3),
      rect('outline', [x - 0.5, middle - 5], [1, 5], 0.4),
      circle('outline', [x, middle + 2.5], headIn / 2),
    ] satisfies readonly Shape[],
    dimensions: [upwards(name, 'left', [low, low + barIn], x, barIn)],
  };
}

/** A shower head from the front, on its arm. */
function drawHead(name: string, size: AcrossIn, [x, y]: Point) {
  const [width] = sizeOf(size);
  return {
    shapes: [
      rect('outline', [x - width / 2, y - HEAD], [width, HEAD], 0.2),
      rect('outline', [x - 0.8, y], [1.6, 1], 0.3),
    ] satisfies readonly Shape[],
    dimensions: [
      across(typeof size === 'number' ? name : `${name}, width`, 'top', [x - width / 2, x + width / 2], y, width, {
        after: typeof size === 'number' ? 'dia.' : undefined,
      }),
    ],
  };
}

function drawFrontView(shower: Shower): View {
  const { barIn, heightIn, jets = 0, plateIn, rainHeadIn, showerHeadIn, slideBarIn, sprayIn } = shower;
  const parts: { readonly shapes: readonly Shape[]; readonly dimensions: readonly Dimension[] }[] = [];
  if (heightIn !== undefined && rainHeadIn !== undefined) {
    // A column: pipe, thermostat at the bottom, hand shower between.
    parts.push(
      {
        shapes: [
          rect('outline', [-TUBE, 1], [2 * TUBE, heightIn - 1], TUBE),
          rect('outline', [-5.5, 0], [11, 2], 0.8),
          line('edge', [-3.5, 0], [-3.5, 2]),
          line('edge', [3.5, 0], [3.5, 2]),
          rect('outline', [-1, heightIn * 0.55], [2, 1.5], 0.3),
          circle('outline', [0, heightIn * 0.55 + 3], 2),
        ],
        dimensions: [upwards('Height', 'left', [0, heightIn], -5.5, heightIn)],
      },
      drawHead('Rain head', rainHeadIn, [0, heightIn - 2]),
    );
  } else if (rainHeadIn !== undefined) {
    parts.push(drawHead('Rain head', rainHeadIn, [0, SET_HEIGHT]), {
      shapes: [
        rect('outline', [-2.5, 8], [5, 9], 0.3),
        circle('outline', [0, 10.5], 1.2),
        circle('outline', [0, 14.5], 1.2),
      ],
      dimensions: [],
    });
    if (slideBarIn !== undefined) parts.push(drawBar('Slide bar', slideBarIn, [-13, 6], 4));
    for (const at of Array.from({ length: jets }, (_, index) => index)) {
      parts.push({
        shapes: [rect('outline', [at % 2 === 0 ? -11 : 8, 22 + Math.floor(at / 2) * 10], [3, 3], 0.2)],
        dimensions: [],
      });
    }
  } else if (barIn !== undefined && showerHeadIn !== undefined) {
    const bar = drawBar('Bar', barIn, [0, 0], sizeOf(showerHeadIn)[0]);
    const [width] = sizeOf(showerHeadIn);
    const middle = barIn * 0.62 + 2.5;
    parts.push(bar, {
      shapes: [],
      dimensions: [across('Head', 'top', [-width / 2, width / 2], middle, width, { after: 'dia.' })],
    });
  } else if (showerHeadIn !== undefined) {
    const head = drawHead('Head', showerHeadIn, [0, 0]);
    parts.push({
      ...head,
      shapes: [...head.shapes, circle('outline', [0, 3.2], 1.25), circle('outline', [0, 3.2], TUBE)],
    });
  } else if (plateIn !== undefined) {
    const [, height] = sizeOf(plateIn);
    const handles: readonly Point[] =
      typeof plateIn === 'number'
        ? [[0, 0]]
        : [
            [0, height / 4],
            [0, -height / 4],
          ];
    parts.push(drawPlate('Plate', plateIn, [0, 0]), {
      shapes: handles.flatMap(([x, y]) =>
        typeof plateIn === 'number'
          ? [circle('outline', [x, y], 1), rect('outline', [x - 0.3, y - 3], [0.6, 3], 0.3)]
          : [
              circle('outline', [x, y], 0.6),
              line('outline', [x - 1.5, y], [x + 1.5, y]),
              line('outline', [x, y - 1.5], [x, y + 1.5]),
            ],
      ),
      dimensions: [],
    });
  } else if (sprayIn !== undefined) {
    parts.push(drawPlate('Spray', sprayIn, [0, 0]), {
      shapes: [circle('edge', [0, 0], sizeOf(sprayIn)[0] * 0.3)],
      dimensions: [],
    });
  }
  const shapes = parts.flatMap((part) => part.shapes);
  return { name: 'Front', shapes, dimensions: parts.flatMap((part) => part.dimensions) };
}

/** The reach of a head from the wall, from the side. */
function drawReachView({ armIn, heightIn, rainHeadIn, reachIn, showerHeadIn }: Shower): readonly View[] {
  const lengthIn = reachIn ?? armIn;
  const size = rainHeadIn ?? showerHeadIn;
  if (lengthIn === undefined || size === undefined) return [];
  const [width] = sizeOf(size);
  const top = heightIn === undefined ? 4 : heightIn;
  const low = heightIn === undefined ? -2 : 0;
  const head = top - (heightIn === undefined ? 3.5 : 2);
  return [
    {
      name: 'Reach',
      shapes: [
        line('ground', [0, low - 2], [0, top + 2]),
        ...(heightIn === undefined
          ? [
              rect('outline', [0, top - 1 - 1.25], [0.4, 2.5]),
              area(
                'outline',
                [0.4, top - 1 + TUBE],
                [
                  [lengthIn - 1, top - 1 + TUBE],
                  quarter([lengthIn - 1, top - 1 + TUBE], [lengthIn + TUBE, top - 2], 'across'),
                  [lengthIn + TUBE, head],
                  [lengthIn - TUBE, head],
                  [lengthIn - TUBE, top - 1 - TUBE],
                  [0.4, top - 1 - TUBE],
                ],
              ),
            ]
          : [
              polygon('outline', [
                [2, 0],
                [2, top],
                [lengthIn + TUBE, top],
                [lengthIn + TUBE, head],
                [lengthIn - TUBE, head],
                [lengthIn - TUBE, top - 2 * TUBE],
                [2 + 2 * TUBE, top - 2 * TUBE],
                [2 + 2 * TUBE, 0],
              ]),
              rect('outline', [0, 0], [3.5, 2], 0.5),
              rect('outline', [0, top * 0.8], [2, 1]),
            ]),
        rect('outline', [lengthIn - width / 2, head - HEAD], [width, HEAD], 0.2),
        line('centre', [lengthIn, head - 3], [lengthIn, top + 1]),
      ],
      dimensions: [
        across(reachIn === undefined ? 'Arm' : 'Reach', 'top', [0, lengthIn], top, lengthIn),
        // A square one’s width is in the front view.
        ...(typeof size === 'number'
          ? []
          : [
              across(
                'Rain head, depth',
                'bottom',
                [lengthIn - size[1] / 2, lengthIn + size[1] / 2],
                head - HEAD,
                size[1],
              ),
            ]),
      ],
    },
  ];
}

function drawHolesView({ holes: { centresIn, count, diameterIn } }: Shower): View {
  const apart = centresIn ?? Math.max(diameterIn * 2, 3);
  const places = Array.from({ length: count }, (_, at) => at * apart);
  const r = diameterIn / 2;
  return {
    name: count === 1 ? 'Hole' : 'Holes',
    shapes: places.flatMap((x) => [
      circle('outline', [x, 0], r),
      line('centre', [x - r - 0.6, 0], [x + r + 0.6, 0]),
      line('centre', [x, -r - 0.6], [x, r + 0.6]),
    ]),
    dimensions: [
      across('Hole', 'bottom', [-r, r], 0, diameterIn, { after: 'dia.' }),
      ...(centresIn === undefined ? [] : [across('Centres', 'top', [0, centresIn], 0, centresIn)]),
    ],
  };
}

export function drawShower(shower: Shower): readonly View[] {
  return [drawFrontView(shower), ...drawReachView(shower), drawHolesView(shower)];
}
