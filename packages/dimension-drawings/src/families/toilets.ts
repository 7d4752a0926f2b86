import type { Toilet } from '@showroom/catalog-data/products/toilets';
import { across, area, circle, line, path, quarter, rect, upwards, type Shape, type View } from '../drawing.ts';
import { floorAndWall } from './casework.ts';

/** Seat ring and lid, above the bowl’s rim. */
const SEAT = 1.75;
/** Between the finished wall and the tank. */
const TANK_GAP = 0.5;
const TANK_DEPTH = 7.5;
const LID = 1.25;
/** Half of an outlet pipe. */
const OUTLET = 2;

function drawTankFront({ heightIn, seatHeightIn, type, widthIn }: Toilet): readonly Shape[] {
  const half = widthIn / 2;
  if (type === 'Wall-Hung') return [];
  // A two-piece’s tank has full width; a one-piece’s narrows towards the bowl.
  const low = type === 'Two-Piece' ? seatHeightIn - 1 : seatHeightIn + SEAT;
  const foot = type === 'Two-Piece' ? half - 1.25 : half - 0.75;
  return [
    rect('outline', [-half, heightIn - LID], [widthIn, LID], 0.5),
    area(
      'outline',
      [-half + 0.5, heightIn - LID],
      [
        [-foot, low + 1],
        quarter([-foot, low + 1], [-foot + 1, low], 'upwards'),
        [foot - 1, low],
        quarter([foot - 1, low], [foot, low + 1], 'across'),
        [half - 0.5, heightIn - LID],
      ],
    ),
  ];
}

function drawFrontView(toilet: Toilet): View {
  const { heightIn, outlet, seatHeightIn, type, widthIn } = toilet;
  const isHung = type === 'Wall-Hung';
  const rim = seatHeightIn - 0.75;
  const bowl = Math.min(widthIn, 14.5) / 2;
  const foot = isHung ? 4.5 : 5;
  const low = isHung ? 4.5 : 0;
  return {
    name: 'Front',
    shapes: [
      line('ground', [-widthIn / 2 - 4, 0], [widthIn / 2 + 4, 0]),
      ...drawTankFront(toilet),
      // Seat and lid, which are the top of a wall-hung toilet.
      rect('outline', [isHung ? -widthIn / 2 : -bowl, rim], [isHung ? widthIn : 2 * bowl, 0.75], 0.35),
      rect(
        'outline',
        [-bowl + 0.25, seatHeightIn],
        [2 * bowl - 0.5, isHung ? heightIn - seatHeightIn : SEAT - 0.75],
        0.3,
      ),
      area(
        'outline',
        [-bowl + 0.5, rim],
        [
          [
            [-bowl + 0.5, rim - 6],
            [-foot, low + 6],
            [-foot, low + 1],
          ],
          quarter([-foot, low + 1], [-foot + 1, low], 'upwards'),
          [foot - 1, low],
          quarter([foot - 1, low], [foot, low + 1], 'across'),
          [
            [foot, low + 6],
            [bowl - 0.5, rim - 6],
            [bowl - 0.5, rim],
          ],
        ],
      ),
      line('centre', [0, -1.5], [0, heightIn + 2]),
      ...(outlet.in === 'wall' ? [circle('hidden', [0, outlet.heightIn], OUTLET)] : []),
    ],
    dimensions: [
      across('Width', 'top', [-widthIn / 2, widthIn / 2], isHung ? rim : heightIn, widthIn),
      upwards('Height', 'left', [0, heightIn], isHung ? -bowl : -widthIn / 2, heightIn),
      upwards('Seat height', 'right', [0, seatHeightIn], bowl, seatHeightIn),
    ],
  };
}

function drawSideView(toilet: Toilet): View {
  const { depthIn, heightIn, outlet, seatHeightIn, type } = toilet;
  const isHung = type === 'Wall-Hung';
  const rim = seatHeightIn - 0.75;
  const back = isHung ? 0 : TANK_GAP;
  const tankFront = back + TANK_DEPTH;
  const low = isHung ? 4.5 : 0;
  const foot = isHung ? 0 : depthIn - 7.5;
  const seatBack = isHung ? 2 : tankFront + (type === 'Two-Piece' ? 1 : 0.25);
  const tank: readonly Shape[] = isHung
    ? []
    : [
        rect('outline', [back, heightIn - LID], [TANK_DEPTH + 0.5, LID], 0.5),
        area(
          'outline',
          [back + 0.25, heightIn - LID],
          [
            [back + 0.25, rim + 0.25],
            [tankFront - (type === 'Two-Piece' ? 1 : 0), rim + 0.25],
            [tankFront, heightIn - LID],
          ],
        ),
      ];
  const body: Shape = isHung
    ? area(
        'outline',
        [0, rim],
        [
          [0, low],
          [
            [depthIn * 0.45, low],
            [depthIn - 3, rim - 7],
            [depthIn - 0.5, rim],
          ],
        ],
      )
    : area(
        'outline',
        [back + 0.75, rim],
        [
          [back + (type === 'Two-Piece' ? 4 : 2.5), type === 'Two-Piece' ? 6 : 0],
          [back + (type === 'Two-Piece' ? 3.5 : 2.5), 0],
          [foot, 0],
          [
            [foot + 0.5, 6],
            [depthIn - 1.5, rim - 7],
            [depthIn - 0.5, rim],
          ],
        ],
      );
  return {
    name: 'Side',
    shapes: [
      ...floorAndWall(depthIn, Math.max(heightIn, 20) + 4),
      ...tank,
      body,
      rect('outline', [seatBack, rim], [depthIn - seatBack, 0.75], 0.35),
      rect(
        'outline',
        [seatBack + 0.5, seatHeightIn],
        [depthIn - seatBack - 1, isHung ? heightIn - seatHeightIn : SEAT - 0.75],
        0.3,
      ),
      ...(outlet.in === 'floor'
        ? [
            path('hidden', [outlet.roughInIn - OUTLET, -2.5], [[outlet.roughInIn - OUTLET, 3]]),
            path('hidden', [outlet.roughInIn + OUTLET, -2.5], [[outlet.roughInIn + OUTLET, 3]]),
            line('centre', [outlet.roughInIn, -4], [outlet.roughInIn, 5]),
          ]
        : [
            line('hidden', [-3, outlet.heightIn - OUTLET], [4, outlet.heightIn - OUTLET]),
            line('hidden', [-3, outlet.heightIn + OUTLET], [4, outlet.heightIn + OUTLET]),
            line('centre', [-4, outlet.heightIn], [6, outlet.heightIn]),
          ]),
    ],
    dimensions: [
      across('Depth', 'top', [0, depthIn], isHung ? heightIn : seatHeightIn + SEAT, depthIn),
      outlet.in === 'floor'
        ? across('Rough-in', 'bottom', [0, outlet.roughInIn], 0, outlet.roughInIn)
        : upwards('Floor to outlet', 'left', [0, outlet.heightIn], 0, outlet.heightIn),
    ],
  };
}

export function drawToilet(toilet: Toilet): readonly View[] {
  return [drawFrontView(toilet), drawSideView(toilet)];
}
