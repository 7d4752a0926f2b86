import type { BathroomFaucet } from '@showroom/catalog-data/products/bathroom-faucets';
import type { KitchenFaucet } from '@showroom/catalog-data/products/kitchen-faucets';
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
  type Shape,
  type View,
} from '../drawing.ts';

type Faucet = BathroomFaucet | KitchenFaucet;

const FLANGE = { radiusIn: 1.1, heightIn: 0.35 } as const;
const HANDLE_HEIGHT = 2.4;

/** Half of the spout’s thickness. */
const thicknessOf = ({ family }: Faucet) => (family === 'kitchen-faucets' ? 0.55 : 0.42);

/** The positions of the holes; by default the outer ones are 4 inches apart, as usual. */
function listHoles(faucet: Faucet): readonly number[] {
  const { centresIn } = faucet;
  if (faucet.family === 'kitchen-faucets') {
    const half = (centresIn ?? 4) / 2;
    return { 1: [0], 2: [0, 4], 3: [-half, 0, half], 4: [-half, 0, half, half + 4] }[faucet.holes];
  }
  if (faucet.type === 'Single Hole') return [0];
  const half = (centresIn ?? 8) / 2;
  return [-half, 0, half];
}

/** The spout from the side, and its outlet’s height. */
function drawSpout({ reachIn, spout }: Faucet, height: number, t: number): readonly Shape[] {
  const right = reachIn + t;
  const inner = reachIn - t;
  switch (spout) {
    case 'straight':
      return [
        rect('outline', [0, -1.25], [0.4, 2.5]),
        area(
          'outline',
          [0.4, t],
          [
            [reachIn - 0.5, t],
            quarter([reachIn - 0.5, t], [right, -0.6], 'across'),
            [right, -1.4],
            [inner, -1.4],
            [inner, -t],
            [0.4, -t],
          ],
        ),
      ];
    case 'square':
      return [
        polygon('outline', [
          [-t, FLANGE.heightIn],
          [-t, height],
          [right, height],
          [right, height - 2 * t - 0.6],
          [inner, height - 2 * t - 0.6],
          [inner, height - 2 * t],
          [t, height - 2 * t],
          [t, FLANGE.heightIn],
        ]),
      ];
    case 'angled': {
      const out = height - 3.2 * t;
      return [
        area(
          'outline',
          [-1.3 * t, 0],
          [
            [-1.3 * t, height * 0.5],
            [
              [-1.3 * t, height * 0.85],
              [reachIn * 0.45, height],
              [reachIn, height],
            ],
            quarter([reachIn, height], [right, height - t], 'across'),
            [right, out],
            [inner, out],
            [
              [reachIn * 0.5, out],
              [1.3 * t, height * 0.55],
              [1.3 * t, height * 0.4],
            ],
            [1.3 * t, FLANGE.heightIn],
          ],
        ),
      ];
    }
    case 'arc':
    case 'spring': {
      const r = reachIn / 2;
      const straight = height - r - t;
      const out = straight - Math.min(straight * 0.4, 4.5);
      const coils = spout === 'spring' ? drawCoils(r, straight, t) : [];
      return [
        area(
          'outline',
          [-t, 0],
          [
            [-t, straight],
            quarter([-t, straight], [r, height], 'upwards'),
            quarter([r, height], [right, straight], 'across'),
            [right, out],
            [inner, out],
            [inner, straight],
            quarter([inner, straight], [r, height - 2 * t], 'upwards'),
            quarter([r, height - 2 * t], [t, straight], 'across'),
            [t, 0],
          ],
        ),
        line('edge', [inner, straight - 0.5], [right, straight - 0.5]),
        ...coils,
      ];
    }
  }
}

/** The coils of a spring spout. */
function drawCoils(r: number, straight: number, t: number): readonly Shape[] {
  const turns = Array.from({ length: 19 }, (_, at) => (at * Math.PI) / 18);
  const rises = Array.from({ length: Math.floor(straight / 2) }, (_, at) => straight - at * 0.75).filter(
    (y) => y > straight * 0.45,
  );
  return [
    ...turns.map((angle) => {
      const [x, y] = [-Math.cos(angle), Math.sin(angle)];
      return line('edge', [r + x * (r - t), straight + y * (r - t)], [r + x * (r + t), straight + y * (r + t)]);
    }),
    ...rises.map((y) => line('edge', [-t, y], [t, y])),
  ];
}

function drawLever(x: number, t: number, side: 1 | -1, hasFlange: boolean): readonly Shape[] {
  return [
    ...(hasFlange ? [rect('outline', [x - 0.8, 0], [1.6, FLANGE.heightIn])] : []),
    rect('outline', [x - t, FLANGE.heightIn], [2 * t, HANDLE_HEIGHT - FLANGE.heightIn - 0.35]),
    rect('outline', [side > 0 ? x - t : x + t - 2.6, HANDLE_HEIGHT - 0.35], [2.6, 0.35], 0.15),
  ];
}

function drawDeckFront(faucet: Faucet, height: number): View {
  const t = thicknessOf(faucet);
  const holes = listHoles(faucet);
  const isDouble = holes.length >= 3;
  const half = Math.max(...holes.map(Math.abs), 2);
  const isPlated = faucet.type === 'Centerset';
  const foot = FLANGE.heightIn;
  const spout =
    faucet.spout === 'square'
      ? rect('outline', [-t, foot], [2 * t, height - foot])
      : area(
          'outline',
          [-t, foot],
          [
            [-t, height - t],
            quarter([-t, height - t], [0, height], 'upwards'),
            quarter([0, height], [t, height - t], 'across'),
            [t, foot],
          ],
        );
  return {
    name: 'Front',
    shapes: [
      line('ground', [-half - 3, 0], [half + 3, 0]),
      ...(isPlated ? [rect('outline', [-half - 1, 0], [2 * half + 2, foot], 0.15)] : []),
      ...(isPlated ? [] : [rect('outline', [-FLANGE.radiusIn, 0], [2 * FLANGE.radiusIn, foot])]),
      spout,
      ...(isDouble
        ? [...drawLever(holes[0] ?? 0, t, -1, !isPlated), ...drawLever(holes[2] ?? 0, t, 1, !isPlated)]
        : // One lever at the side of the body.
          [
            rect('outline', [t, height * 0.18], [0.8, 2 * t]),
            polygon('outline', [
              [t + 0.8, height * 0.18 + 2 * t],
              [t + 1.1, height * 0.18 + 2 * t],
              [t + 2, height * 0.18 + 2 * t + 2],
              [t + 1.7, height * 0.18 + 2 * t + 2],
            ]),
          ]),
      // A separate pump or sprayer.
      ...holes
        .filter((x, at) => at === 3 || (holes.length === 2 && at === 1))
        .map((x) => rect('outline', [x - 0.5, 0], [1, 3.5], 0.4)),
      line('centre', [0, -1.5], [0, height + 1]),
    ],
    dimensions: [upwards('Height', 'left', [0, height], -t, height)],
  };
}

function drawWallFront(faucet: BathroomFaucet): View {
  const t = thicknessOf(faucet);
  const [left = 0, , right = 0] = listHoles(faucet);
  const { plateIn } = faucet;
  const [plateWidth, plateHeight] = typeof plateIn === 'object' ? plateIn : [0, 0];
  const handles = [left, right].flatMap((x) => [
    ...(plateIn === undefined ? [circle('outline', [x, 0], 1.1)] : []),
    circle('outline', [x, 0], 0.55),
    line('outline', [x - 1.4, 0], [x + 1.4, 0]),
    line('outline', [x, -1.4], [x, 1.4]),
  ]);
  return {
    name: 'Front',
    shapes: [
      ...(plateIn === undefined
        ? [circle('outline', [0, 0], 1.25)]
        : [rect('outline', [-plateWidth / 2, -plateHeight / 2], [plateWidth, plateHeight], 0.4)]),
      circle('outline', [0, 0], t),
      rect('outline', [-t, -1.4], [2 * t, 1.4]),
      ...handles,
      line('centre', [left - 2, 0], [right + 2, 0]),
    ],
    dimensions:
      plateIn === undefined
        ? []
        : [
            across('Plate, width', 'bottom', [-plateWidth / 2, plateWidth / 2], -plateHeight / 2, plateWidth),
            upwards('Plate, height', 'left', [-plateHeight / 2, plateHeight / 2], -plateWidth / 2, plateHeight),
          ],
  };
}

function drawReach(faucet: Faucet, height: number): View {
  const { reachIn, spout } = faucet;
  const t = thicknessOf(faucet);
  const isOnWall = spout === 'straight';
  return {
    name: 'Reach',
    shapes: [
      ...(isOnWall
        ? [line('ground', [0, -4], [0, 4])]
        : [
            line('ground', [-3, 0], [reachIn + 2, 0]),
            rect('outline', [-FLANGE.radiusIn, 0], [2 * FLANGE.radiusIn, FLANGE.heightIn]),
            line('centre', [0, -1.5], [0, height * 0.5]),
          ]),
      ...drawSpout(faucet, height, t),
    ],
    dimensions: [across('Reach', 'bottom', [0, reachIn], isOnWall ? -1.4 : 0, reachIn)],
  };
}

function drawHoles(faucet: Faucet): View {
  const { centresIn, holeIn } = faucet;
  const holes = listHoles(faucet);
  const dimensions: Dimension[] = [
    across('Hole', 'bottom', [(holes[0] ?? 0) - holeIn / 2, (holes[0] ?? 0) + holeIn / 2], 0, holeIn, {
      after: 'dia.',
    }),
    ...(centresIn === undefined ? [] : [across('Centres', 'top', [-centresIn / 2, centresIn / 2], 0, centresIn)]),
  ];
  const least = Math.min(...holes) - 2;
  const most = Math.max(...holes) + 2;
  return {
    name: faucet.spout === 'straight' ? 'Holes in the wall' : holes.length === 1 ? 'Hole' : 'Holes',
    shapes: [
      ...holes.map((x) => circle('outline', [x, 0], holeIn / 2)),
      ...holes.map((x) => line('centre', [x, -1.5], [x, 1.5])),
      line('centre', [least, 0], [most, 0]),
    ],
    dimensions,
  };
}

export function drawFaucet(faucet: Faucet): readonly View[] {
  const { heightIn, spout } = faucet;
  const front =
    faucet.family === 'bathroom-faucets' && spout === 'straight'
      ? drawWallFront(faucet)
      : drawDeckFront(faucet, heightIn ?? 0);
  return [front, drawReach(faucet, heightIn ?? 0), drawHoles(faucet)];
}
