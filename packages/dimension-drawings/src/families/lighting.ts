import type { Light } from '@showroom/catalog-data/products/lighting';
import {
  across,
  area,
  circle,
  ellipse,
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

/** Lights on long cords and small ones have their own scale. */
const HUNG = 'hung';
const SMALL = 'small';
const CANOPY: Point = [5, 1];

type Size = { readonly width: number; readonly height: number };

/** A light from the front, centred at x 0 with its foot at y 0. */
function drawBody(form: Light['form'], { width, height }: Size): readonly Shape[] {
  const half = width / 2;
  switch (form) {
    case 'dome':
      return [
        area(
          'outline',
          [-half, 0],
          [
            [
              [-half, height * 0.55],
              [-half * 0.55, height * 0.85],
              [-1.2, height * 0.86],
            ],
            [-1.2, height],
            [1.2, height],
            [1.2, height * 0.86],
            [
              [half * 0.55, height * 0.85],
              [half, height * 0.55],
              [half, 0],
            ],
          ],
        ),
        line('edge', [-half, 0.6], [half, 0.6]),
        line('edge', [-1.2, height * 0.86], [1.2, height * 0.86]),
      ];
    case 'drum':
      return [
        rect('outline', [-half, 0], [width, height]),
        line('edge', [-half, 0.5], [half, 0.5]),
        line('edge', [-half, height - 0.5], [half, height - 0.5]),
      ];
    case 'lath':
      return [
        ellipse('outline', [0, height / 2], [half, height / 2]),
        ...[0.3, 0.62].map((share) => ellipse('edge', [0, height / 2], [half * share, height / 2])),
        line('edge', [0, 0], [0, height]),
      ];
    case 'ring':
      return [rect('outline', [-half, 0], [width, height], height / 2)];
    case 'arms':
      return [
        rect('outline', [-0.5, height * 0.3], [1, height * 0.7], 0.4),
        circle('outline', [0, height * 0.3], 1.2),
        ...[-1, -0.5, 0.5, 1].flatMap((share) => {
          const globe = half * 0.17;
          const x = (half - globe) * share;
          return [
            circle('outline', [x, height * 0.62], globe),
            area(
              'edge',
              [0, height * 0.3],
              [
                [
                  [x * 0.5, 0],
                  [x, 0],
                  [x, height * 0.62 - globe],
                ],
                [
                  [x, 0.8],
                  [x * 0.5, 0.8],
                  [0, height * 0.3],
                ],
              ],
            ),
          ];
        }),
        line('outline', [0, 0], [0, height * 0.3 - 1.2]),
      ];
    case 'bar': {
      const globes = width > 30 ? 5 : 3;
      const r = Math.min(height * 0.28, width / globes / 2.4);
      return [
        rect('outline', [-half, height * 0.62], [width, 1], 0.4),
        ...Array.from({ length: globes }, (_, at) => {
          const x = -half + r + ((width - 2 * r) * at) / (globes - 1);
          return [circle('outline', [x, r], r), rect('outline', [x - 0.5, 2 * r], [1, height * 0.62 - 2 * r])];
        }).flat(),
        rect('outline', [-2.5, height * 0.62 + 1], [5, height * 0.38 - 1], 0.4),
      ];
    }
    case 'globes': {
      const radii = [width * 0.12, width * 0.16, width * 0.1];
      const places: readonly Point[] = [
        [-half + (radii[0] ?? 0), 16],
        [1, 6],
        [half - (radii[2] ?? 0), 21],
      ];
      return [
        ...places.flatMap(([x, y], at) => [
          circle('outline', [x, y], radii[at] ?? 1),
          line('edge', [x, y + (radii[at] ?? 1)], [x, 32]),
        ]),
        rect('outline', [-half * 0.9, 32], [width * 0.9, 1.2], 0.4),
      ];
    }
    case 'disc':
      return [
        ellipse('outline', [0, height / 2], [half, height / 2]),
        ellipse('edge', [0, height / 2], [half * 0.3, height * 0.15]),
      ];
    case 'shade':
      return [
        polygon('outline', [
          [-half, height * 0.35],
          [-half * 0.6, height],
          [half * 0.6, height],
          [half, height * 0.35],
        ]),
        ...[-0.6, -0.3, 0, 0.3, 0.6].map((share) =>
          line('edge', [half * share, height * 0.35], [half * share * 0.6, height]),
        ),
        rect('outline', [-0.5, height * 0.1], [1, height * 0.25]),
        ellipse('outline', [0, height * 0.1], [1.8, height * 0.1]),
      ];
    case 'tube':
      return [
        rect('outline', [-half, 0], [width, height], half),
        rect('outline', [-half * 1, height * 0.42], [width, height * 0.16]),
      ];
    case 'bowl':
      return [
        area(
          'outline',
          [-half, height * 0.7],
          [
            [
              [-half, height * 0.2],
              [-half * 0.6, 0],
              [0, 0],
            ],
            [
              [half * 0.6, 0],
              [half, height * 0.2],
              [half, height * 0.7],
            ],
          ],
        ),
        rect('outline', [-half, height * 0.7], [width, 0.8], 0.2),
        rect('outline', [-half * 0.6, height * 0.7 + 0.8], [width * 0.6, height * 0.3 - 0.8]),
      ];
    case 'table lamp':
      return [
        area(
          'outline',
          [-half * 0.35, 0],
          [
            [
              [-half * 0.85, height * 0.12],
              [-half * 0.75, height * 0.42],
              [-0.7, height * 0.5],
            ],
            [0.7, height * 0.5],
            [
              [half * 0.75, height * 0.42],
              [half * 0.85, height * 0.12],
              [half * 0.35, 0],
            ],
          ],
        ),
        polygon('outline', [
          [-half, height * 0.52],
          [-half * 0.72, height],
          [half * 0.72, height],
          [half, height * 0.52],
        ]),
      ];
    case 'floor lamp':
      return [
        rect('outline', [-half * 0.55, 0], [half * 1.1, 1], 0.4),
        rect('outline', [-0.4, 1], [0.8, height * 0.8 - 1]),
        polygon('outline', [
          [-half, height * 0.8],
          [-half * 0.75, height],
          [half * 0.75, height],
          [half, height * 0.8],
        ]),
      ];
    case 'track':
      return [
        rect('outline', [-half, 6.5], [width, 1], 0.2),
        ...[-0.36, -0.12, 0.12, 0.36].map((share) => rect('outline', [width * share - 1.375, 0], [2.75, 6], 0.6)),
      ];
    case 'profile':
      return [
        area(
          'outline',
          [-half, height],
          [
            [-half, height * 0.25],
            quarter([-half, height * 0.25], [-half + height * 0.25, 0], 'upwards'),
            [half - height * 0.25, 0],
            quarter([half - height * 0.25, 0], [half, height * 0.25], 'across'),
            [half, height],
          ],
        ),
        line('edge', [-half + 0.08, height], [-half + 0.08, height * 0.3]),
        line('edge', [half - 0.08, height], [half - 0.08, height * 0.3]),
      ];
  }
}

/** Usual heights, for lights without one. */
const usualHeights: Readonly<Partial<Record<Light['form'], number>>> = { disc: 11, globes: 33, track: 7.5 };

function sizeOf({ diameterIn, form, heightIn, lengthIn, widthIn }: Light): Size {
  const width = widthIn ?? lengthIn ?? diameterIn ?? 0;
  return { width, height: heightIn ?? (form === 'disc' ? width : (usualHeights[form] ?? width)) };
}

function drawFace(light: Light): View {
  const { depthIn, diameterIn, drop, form, heightIn, lengthIn, type, widthIn } = light;
  const { height, width } = sizeOf(light);
  const half = width / 2;
  const isCeiling = form === 'bowl' || form === 'track' || form === 'profile';
  const dimensions: Dimension[] = [
    ...(widthIn === undefined ? [] : [across('Width', 'bottom', [-half, half], 0, widthIn)]),
    ...(lengthIn === undefined ? [] : [across('Length', 'bottom', [-half, half], 0, lengthIn)]),
    ...(diameterIn === undefined
      ? []
      : [across('Diameter', 'bottom', [-half, half], 0, diameterIn, { after: 'dia.' })]),
    ...(heightIn === undefined ? [] : [upwards('Height', 'left', [0, heightIn], -half, heightIn)]),
  ];
  return {
    name: depthIn === undefined ? 'Front' : 'Face',
    shapes: [
      ...(isCeiling ? [line('ground', [-half - width * 0.1, height], [half + width * 0.1, height])] : []),
      ...(type === 'Lamps' ? [line('ground', [-half - 3, 0], [half + 3, 0])] : []),
      ...(drop === undefined || form === 'globes' ? [] : [line('edge', [0, height], [0, height + 2.5])]),
      ...drawBody(form, { width, height }),
    ],
    dimensions,
  };
}

/** A wall light from the side; a hanging or standing light’s depth from the top. */
function drawDepth(light: Light): readonly View[] {
  const { depthIn, diameterIn, drop, form } = light;
  const { height, width } = sizeOf(light);
  if (depthIn !== undefined && drop === undefined) {
    const isFlat = form === 'disc' || form === 'tube';
    return [
      {
        name: 'Side',
        shapes: [
          line('ground', [0, -2], [0, height + 2]),
          rect('outline', [0, height * 0.38], [0.8, height * 0.24], 0.2),
          rect('edge', [0.8, height * 0.5 - 0.4], [isFlat ? depthIn * 0.3 : depthIn * 0.4, 0.8]),
          rect(
            'outline',
            [depthIn * (isFlat ? 0.5 : 0.3), 0],
            [depthIn * (isFlat ? 0.5 : 0.7), height],
            isFlat ? depthIn * 0.25 : 1,
          ),
        ],
        dimensions: [across('Depth', 'bottom', [0, depthIn], 0, depthIn)],
      },
    ];
  }
  if (depthIn !== undefined) {
    return [
      {
        name: 'From above',
        shapes: [
          rect('outline', [-width * 0.45, depthIn / 2 - 1], [width * 0.9, 2], 0.4),
          circle('outline', [-width * 0.38, depthIn / 2], width * 0.12),
          circle('outline', [1, depthIn / 2], depthIn / 2),
          circle('outline', [width * 0.4, depthIn / 2], width * 0.1),
        ],
        dimensions: [upwards('Depth', 'left', [0, depthIn], -width / 2, depthIn)],
      },
    ];
  }
  if (diameterIn !== undefined) {
    const r = diameterIn / 2;
    return [
      {
        name: 'From above',
        shapes: [
          circle('outline', [0, 0], r),
          ...(form === 'ring' ? [circle('outline', [0, 0], r - 1)] : [circle('edge', [0, 0], r * 0.12)]),
          line('centre', [-r - 1, 0], [r + 1, 0]),
          line('centre', [0, -r - 1], [0, r + 1]),
        ],
        dimensions: [],
      },
    ];
  }
  return [];
}

/** At its maximum drop, below the ceiling. */
function drawHung(light: Light): readonly View[] {
  const { drop, form } = light;
  if (drop === undefined) return [];
  const { height, width } = sizeOf(light);
  const cords = {
    cord: [0],
    drops: [0],
    rod: [0],
    rods: [-width * 0.3, width * 0.3],
    cables: [-width * 0.45, 0, width * 0.45],
  }[drop.by];
  const bottom = form === 'globes' ? 0 : height;
  const ceiling = bottom + drop.toIn;
  const body: readonly Shape[] =
    form === 'globes' ? [circle('outline', [0, width * 0.16], width * 0.16)] : drawBody(form, { width, height });
  const cordFoot = form === 'globes' ? width * 0.32 : form === 'bar' ? height * 0.62 + 1 : height;
  return [
    {
      name: 'Hung',
      scaleOf: HUNG,
      shapes: [
        line('ground', [-Math.max(width / 2, 8) - 4, ceiling], [Math.max(width / 2, 8) + 4, ceiling]),
        rect('outline', [-CANOPY[0] / 2, ceiling - CANOPY[1]], CANOPY),
        ...cords.map((x) => line('edge', [drop.by === 'cables' ? 0 : x, ceiling - CANOPY[1]], [x, cordFoot])),
        ...body,
      ],
      dimensions: [upwards('Longest drop', 'right', [bottom, ceiling], width / 2, drop.toIn, { before: 'to' })],
    },
  ];
}

function drawTrackHead({ trackHeadIn }: Light): readonly View[] {
  if (trackHeadIn === undefined) return [];
  const [diameter, length] = trackHeadIn;
  return [
    {
      name: 'Lamp',
      scaleOf: SMALL,
      shapes: [
        rect('outline', [-diameter / 2, 0], [diameter, length], 0.5),
        line('edge', [-diameter / 2, 0.8], [diameter / 2, 0.8]),
      ],
      dimensions: [
        across('Lamp, diameter', 'bottom', [-diameter / 2, diameter / 2], 0, diameter, { after: 'dia.' }),
        upwards('Lamp, length', 'left', [0, length], -diameter / 2, length),
      ],
    },
  ];
}

export function drawLight(light: Light): readonly View[] {
  return [drawFace(light), ...drawDepth(light), ...drawHung(light), ...drawTrackHead(light)];
}
