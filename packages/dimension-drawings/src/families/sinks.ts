import type { Sink } from '@showroom/catalog-data/products/sinks';
import {
  across,
  area,
  circle,
  ellipse,
  line,
  quarter,
  rect,
  upwards,
  type Dimension,
  type Point,
  type Shape,
  type Stroke,
  type View,
} from '../drawing.ts';

const WALL = 0.5;
const COUNTER = 1.25;
const HOLE = 1.375;
/** The default depth of a bowl. */
const USUAL_BOWL_DEPTH = 5.5;
/** Taller sinks stand on the floor. */
const STANDS_FROM = 20;

/** The dimensions for both views: x to the right, y to the back. */
function measure({ bowl, bowlDepthIn, depthIn, diameterIn, faucetHoles, heightIn, insideIn, mounting, widthIn }: Sink) {
  const width = widthIn ?? diameterIn ?? 0;
  const depth = depthIn ?? diameterIn ?? 0;
  const inside = insideIn ?? [[width - 2 * WALL, depth - 2 * WALL] as const];
  const [, frontToBack = 0] = inside[0] ?? [];
  // A faucet ledge is at the back; without one the rim is even.
  const front = faucetHoles === undefined ? (depth - frontToBack) / 2 : Math.min((depth - frontToBack) / 2, 1.5);
  const gap = (width - inside.reduce((sum, [each]) => sum + each, 0)) / (inside.length + 1);
  let left = 0;
  const bowls = inside.map(([each]) => {
    left += gap;
    const start = left;
    left += each;
    return { left: start, right: left };
  });
  const drain = front + frontToBack * (bowl?.drain === 'rear' ? 0.75 : 0.5);
  const isLow = mounting === 'Vessel' || mounting === 'Apron front' || mounting === 'Floor-mounted';
  const bowlDepth = bowlDepthIn ?? (isLow && heightIn !== undefined ? heightIn - 1 : USUAL_BOWL_DEPTH);
  return { width, depth, frontToBack, front, back: front + frontToBack, bowls, drain, bowlDepth };
}

function drawOutline(stroke: Stroke, { diameterIn, isOval }: Sink, [x, y]: Point, [width, height]: Point): Shape {
  return diameterIn !== undefined || isOval === true
    ? ellipse(stroke, [x + width / 2, y + height / 2], [width / 2, height / 2])
    : rect(stroke, [x, y], [width, height], Math.min(2, width / 8));
}

function drawPlan(sink: Sink): View {
  const { cutOutIn, depthIn, diameterIn, drainIn, faucetHoles, insideIn = [], widthIn } = sink;
  const { back, bowls, depth, drain, front, frontToBack, width } = measure(sink);
  const holes = faucetHoles?.count === 3 ? [-1, 0, 1].map((at) => width / 2 + (at * faucetHoles.centresIn) / 2) : [];
  if (faucetHoles?.count === 1) holes.push(width / 2);
  const holesY = back + (depth - back) / 2;
  const [cutWidth = 0, cutDepth = 0] = cutOutIn ?? [];
  const cutLeft = (width - cutWidth) / 2;
  const cutFront = (depth - cutDepth) / 2;
  const different = insideIn.filter(([each], at) => insideIn.findIndex(([other]) => other === each) === at);
  const dimensions: Dimension[] = [
    ...(widthIn === undefined ? [] : [across('Width', 'bottom', [0, width], 0, widthIn)]),
    ...(depthIn === undefined ? [] : [upwards('Depth', 'left', [0, depth], 0, depthIn)]),
    ...(diameterIn === undefined
      ? []
      : [across('Diameter', 'bottom', [0, width], depth / 2, diameterIn, { after: 'dia.' })]),
    ...different.map(([each], at) => {
      const place = bowls[insideIn.findIndex(([other]) => other === each)] ?? { left: 0, right: 0 };
      return across(
        at === 0 ? 'Inside, width' : 'Inside, width of the second',
        'top',
        [place.left, place.right],
        back - frontToBack / 2,
        each,
      );
    }),
    ...(insideIn[0] === undefined
      ? []
      : [upwards('Inside, front to back', 'right', [front, back], bowls.at(-1)?.right ?? width, insideIn[0][1])]),
    ...(cutOutIn === undefined
      ? []
      : [
          across('Counter cut-out, width', 'bottom', [cutLeft, cutLeft + cutWidth], cutFront, cutOutIn[0]),
          upwards('Counter cut-out, depth', 'left', [cutFront, cutFront + cutDepth], cutLeft, cutOutIn[1]),
        ]),
    ...(faucetHoles?.centresIn === undefined
      ? []
      : [
          across(
            'Faucet hole centres',
            'top',
            [width / 2 - faucetHoles.centresIn / 2, width / 2 + faucetHoles.centresIn / 2],
            holesY,
            faucetHoles.centresIn,
          ),
        ]),
  ];
  return {
    name: 'Plan',
    shapes: [
      drawOutline('outline', sink, [0, 0], [width, depth]),
      ...(cutOutIn === undefined ? [] : [drawOutline('hidden', sink, [cutLeft, cutFront], cutOutIn)]),
      ...bowls.flatMap(({ left, right }) => [
        drawOutline(insideIn.length === 0 ? 'edge' : 'outline', sink, [left, front], [right - left, frontToBack]),
        circle('edge', [(left + right) / 2, drain], drainIn / 2),
        circle('edge', [(left + right) / 2, drain], drainIn / 2 + 0.4),
        line('centre', [(left + right) / 2, drain - drainIn], [(left + right) / 2, drain + drainIn]),
        line('centre', [(left + right) / 2 - drainIn, drain], [(left + right) / 2 + drainIn, drain]),
      ]),
      ...holes.map((x) => circle('edge', [x, holesY], HOLE / 2)),
    ],
    dimensions,
  };
}

/** A bowl in section from front to back: inside, and outside one wall away. */
function drawBowl(front: number, back: number, rim: number, low: number): Shape {
  const r = Math.min(1.5, (rim - low) / 3);
  return area(
    'outline',
    [front - WALL, rim],
    [
      [front - WALL, low - WALL + r],
      quarter([front - WALL, low - WALL + r], [front - WALL + r, low - WALL], 'upwards'),
      [back + WALL - r, low - WALL],
      quarter([back + WALL - r, low - WALL], [back + WALL, low - WALL + r], 'across'),
      [back + WALL, rim],
      [back, rim],
      [back, low + r],
      quarter([back, low + r], [back - r, low], 'upwards'),
      [front + r, low],
      quarter([front + r, low], [front, low + r], 'across'),
      [front, rim],
    ],
  );
}

/** A vessel, flared from foot to rim. */
function drawVessel(depth: number, height: number, isStraight: boolean): Shape {
  const foot = isStraight ? 0.75 : depth * 0.2;
  const bend = isStraight ? 0 : height * 0.45;
  return area(
    'outline',
    [0, height],
    [
      [
        [0, bend],
        [foot - 0.5, 0],
        [foot, 0],
      ],
      [depth - foot, 0],
      [
        [depth - foot + 0.5, 0],
        [depth, bend],
        [depth, height],
      ],
      [depth - WALL, height],
      [
        [depth - WALL, bend + WALL],
        [depth - foot, WALL],
        [depth - foot - 0.5, WALL],
      ],
      [foot + 0.5, WALL],
      [
        [foot, WALL],
        [WALL, bend + WALL],
        [WALL, height],
      ],
    ],
  );
}

/** The support of a sink: floor, wall or counter. */
function drawSupport(
  { heightIn = 0, mounting }: Sink,
  depth: number,
  [front, back]: Point,
  low: number,
): readonly Shape[] {
  const floor = line('ground', [-3, 0], [depth + 3, 0]);
  const wall = line('ground', [depth, mounting === 'Wall-hung' ? low - 4 : 0], [depth, heightIn + 3]);
  switch (mounting) {
    case 'Undermount':
      return [
        rect('edge', [front - WALL - 4, 0], [4 + WALL, COUNTER]),
        rect('edge', [back, 0], [4 + WALL, COUNTER]),
        line('outline', [0, 0], [front, 0]),
        line('outline', [back, 0], [depth, 0]),
      ];
    case 'Drop-in':
      return [
        rect('edge', [-3, -COUNTER], [3 + (front - WALL) / 2, COUNTER]),
        rect('edge', [back + WALL + (depth - back - WALL) / 2, -COUNTER], [3 + (depth - back - WALL) / 2, COUNTER]),
        rect('outline', [0, 0], [depth, 0.4], 0.2),
      ];
    case 'Pedestal':
      return [
        floor,
        wall,
        area(
          'outline',
          [depth / 2 - 3, low],
          [
            [
              [depth / 2 - 2.5, low - 8],
              [depth / 2 - 3, 8],
              [depth / 2 - 4.5, 0],
            ],
            [depth / 2 + 4.5, 0],
            [
              [depth / 2 + 3, 8],
              [depth / 2 + 2.5, low - 8],
              [depth / 2 + 3, low],
            ],
          ],
        ),
      ];
    case 'Console':
    case 'Freestanding':
      return [
        floor,
        ...(mounting === 'Console' ? [wall] : []),
        rect('outline', [1, 0], [1, low]),
        rect('outline', [depth - 2, 0], [1, low]),
      ];
    case 'Wall-hung':
    case 'Semi-recessed':
      return mounting === 'Wall-hung' ? [wall] : [];
    case 'Vessel':
      return [line('ground', [-3, 0], [depth + 3, 0])];
    case 'Apron front':
      return [rect('outline', [0, 0], [front - WALL, heightIn])];
    case 'Floor-mounted':
      return [floor];
  }
}

function drawSection(sink: Sink): View {
  const { bowlDepthIn, diameterIn, drainIn, heightIn, isOval, mounting } = sink;
  const { back, bowlDepth, depth, drain, front } = measure(sink);
  const isVessel = mounting === 'Vessel';
  const rim = heightIn ?? 0;
  const low = isVessel ? WALL : rim - bowlDepth;
  const outer = low - WALL;
  const isRound = diameterIn !== undefined || isOval === true;
  const shapes: readonly Shape[] = isVessel
    ? [drawVessel(depth, rim, !isRound)]
    : [
        drawBowl(front, back, rim, low),
        // The rim of a sink that isn’t undermount.
        ...(heightIn === undefined
          ? []
          : [line('outline', [0, rim], [front, rim]), line('outline', [back, rim], [depth, rim])]),
        ...(heightIn !== undefined && mounting !== 'Apron front'
          ? [line('outline', [0, rim], [0, rim - 1.5]), line('outline', [depth, rim], [depth, rim - 1.5])]
          : []),
      ];
  const pipe = rim >= STANDS_FROM || heightIn === undefined || mounting === 'Wall-hung' ? 2.5 : 1;
  return {
    name: 'Section',
    shapes: [
      ...drawSupport(sink, depth, [front, back], outer),
      ...shapes,
      line('edge', [drain - drainIn / 2, low], [drain - drainIn / 2, outer - pipe]),
      line('edge', [drain + drainIn / 2, low], [drain + drainIn / 2, outer - pipe]),
      line('centre', [drain, low + 2], [drain, outer - pipe - 1]),
    ],
    dimensions: [
      ...(heightIn === undefined ? [] : [upwards('Height', 'left', [0, rim], 0, heightIn)]),
      ...(bowlDepthIn === undefined ? [] : [upwards('Bowl depth', 'right', [low, rim], back, bowlDepthIn)]),
      across('Drain', 'bottom', [drain - drainIn / 2, drain + drainIn / 2], outer - pipe, drainIn),
    ],
  };
}

export function drawSink(sink: Sink): readonly View[] {
  return [drawPlan(sink), drawSection(sink)];
}
