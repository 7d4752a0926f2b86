import type { Vanity } from '@showroom/catalog-data/products/vanities';
import {
  isVessel,
  vanityPlumbingOpening,
  vanityTopHeightIn,
  vesselTopHeightIn,
  type VanityBase,
  type VanityBasin,
  type VanityBay,
} from '@showroom/catalog-data/products/vanity-design';
import { across, area, line, polygon, quarter, rect, upwards, type Shape, type View } from '../drawing.ts';
import { drawFront, floorAndWall, type FrontStyle } from './casework.ts';

const CM_PER_INCH = 2.54;
/** The overhang of a top over its case. */
const OVERHANG = 0.5;
const BACKSPLASH_HEIGHT = 4;
const GAP = 0.25;
const FALSE_FRONT = 5;
/** The height of the legs. */
const legHeights: Readonly<Record<Exclude<VanityBase, 'hung'>, number>> = {
  plinth: 3.5,
  bracket: 4,
  turned: 4.5,
  sled: 7,
  square: 6.5,
  tapered: 7,
  shelf: 13,
};
/** Width, depth and height of a basin; an undermount one is this deep. */
const basins: Readonly<Record<VanityBasin, readonly [number, number, number]>> = {
  rectangle: [18, 13, 6],
  oval: [17, 14, 6],
  round: [16, 16, 4.5],
  square: [15, 15, 4.5],
  long: [22, 14, 4.5],
  boat: [22, 14, 4.5],
};

/** The heights for all views of a vanity. */
function measure({ design, heightIn }: Vanity) {
  const hasVessel = isVessel(design.basin);
  const top = hasVessel ? vesselTopHeightIn : vanityTopHeightIn;
  const low = vanityTopHeightIn - heightIn;
  return {
    hasVessel,
    top,
    /** The lowest point. */
    low,
    underTop: top - design.topThicknessCm / CM_PER_INCH,
    caseLow: design.base === 'hung' ? low : legHeights[design.base],
  };
}

/** The centres of the basins, from the left. */
function findBasins({ design: { layout }, sinks, widthIn }: Vanity): readonly number[] {
  const whole = layout.reduce((sum, [, share]) => sum + share, 0);
  let passed = 0;
  const bays = layout.map(([bay, share]) => {
    const middle = ((passed + share / 2) / whole) * widthIn;
    passed += share;
    return { bay, middle };
  });
  const doors = bays.filter(({ bay }) => bay.endsWith('doors'));
  const withDoors = doors.map(({ middle }) => middle);
  if (sinks === 2) return withDoors.length === 2 ? withDoors : [widthIn / 4, (widthIn * 3) / 4];
  const shares = layout.map(([, share]) => share);
  const isEven = shares.join() === shares.toReversed().join();
  return [isEven ? widthIn / 2 : (withDoors[0] ?? widthIn / 2)];
}

function drawLegs({ design: { base }, widthIn, depthIn }: Vanity, caseLow: number, isSide = false): readonly Shape[] {
  const [left, right] = isSide ? [0, depthIn - OVERHANG] : [OVERHANG, widthIn - OVERHANG];
  const pair = (width: number, foot = width): readonly Shape[] => [
    polygon('outline', [
      [left, caseLow],
      [left + width, caseLow],
      [left + foot, 0],
      [left, 0],
    ]),
    polygon('outline', [
      [right, caseLow],
      [right - width, caseLow],
      [right - foot, 0],
      [right, 0],
    ]),
  ];
  switch (base) {
    case 'hung':
      return [];
    case 'plinth':
      return isSide
        ? [
            polygon('outline', [
              [left, caseLow],
              [left, 0],
              [right - 3, 0],
              [right - 3, caseLow],
            ]),
          ]
        : [rect('outline', [left + 0.75, 0], [right - left - 1.5, caseLow])];
    case 'bracket':
      return pair(5, 2.5);
    case 'turned':
      return pair(2.5, 1.75);
    case 'tapered':
      return pair(2, 1.25);
    case 'sled':
      return [...pair(1.25), rect('outline', [left, 0], [right - left, 1.25])];
    case 'square':
      return pair(2);
    case 'shelf':
      return [...pair(2), rect('outline', [left + 2, 5], [right - left - 4, 1])];
  }
}

const styles: Readonly<Record<Vanity['design']['front'], FrontStyle>> = {
  slab: {},
  fluted: { reedIn: 1.5 },
  slim: { frameIn: 1 },
  raised: { frameIn: 2.25, fieldIn: 1 },
  shaker: { frameIn: 2.25 },
  plank: { reedIn: 5 },
  ledged: { frameIn: 2.25 },
};

function drawBay(
  bay: VanityBay,
  [left, low]: readonly [number, number],
  [width, height]: readonly [number, number],
  style: FrontStyle,
) {
  const stack = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      drawFront('drawer', [left, low + (at * height) / count], [width, height / count], style),
    ).flat();
  const doors = (of: string, high: number) =>
    of === 'doors'
      ? [
          ...drawFront('door-r', [left, low], [width / 2, high], style),
          ...drawFront('door-l', [left + width / 2, low], [width / 2, high], style),
        ]
      : drawFront(of === 'door-l' ? 'door-l' : 'door-r', [left, low], [width, high], style);
  if (bay.startsWith('drawers')) return stack(Number(bay.slice(-1)));
  if (bay === 'tip+doors') {
    const high = height - FALSE_FRONT;
    return [...doors('doors', high), ...drawFront('panel', [left, low + high], [width, FALSE_FRONT], style)];
  }
  return doors(bay, height);
}

function drawBasin(vanity: Vanity, middle: number, isSide = false): readonly Shape[] {
  const { hasVessel, top, underTop } = measure(vanity);
  const [widthIn, depthIn, heightIn] = basins[vanity.design.basin];
  const half = (isSide ? depthIn : widthIn) / 2;
  if (hasVessel) {
    const foot = vanity.design.basin === 'square' || vanity.design.basin === 'long' ? half - 0.75 : half * 0.62;
    return [
      area(
        'outline',
        [middle - half, top + heightIn],
        [
          [
            [middle - half, top + heightIn * 0.45],
            [middle - foot - 0.5, top],
            [middle - foot, top],
          ],
          [middle + foot, top],
          [
            [middle + foot + 0.5, top],
            [middle + half, top + heightIn * 0.45],
            [middle + half, top + heightIn],
          ],
        ],
      ),
    ];
  }
  const low = underTop - heightIn;
  const deep = low + 2.5;
  return [
    area(
      'hidden',
      [middle - half, underTop],
      [
        [middle - half, deep],
        quarter([middle - half, deep], [middle - half + 2.5, low], 'upwards'),
        [middle + half - 2.5, low],
        quarter([middle + half - 2.5, low], [middle + half, deep], 'across'),
        [middle + half, underTop],
      ],
    ),
  ];
}

function drawTop(vanity: Vanity, widthIn: number): readonly Shape[] {
  const { top, underTop } = measure(vanity);
  return [rect('outline', [0, underTop], [widthIn, top - underTop])];
}

function drawFrontView(vanity: Vanity): View {
  const { design, heightIn, widthIn } = vanity;
  const { caseLow, hasVessel, low, top, underTop } = measure(vanity);
  const inner = widthIn - 2 * OVERHANG;
  const whole = design.layout.reduce((sum, [, share]) => sum + share, 0);
  let left = OVERHANG + GAP;
  const fronts = design.layout.flatMap(([bay, share]) => {
    const width = ((inner - 2 * GAP) * share) / whole;
    const shapes = drawBay(bay, [left, caseLow + GAP], [width, underTop - caseLow - 3 * GAP], styles[design.front]);
    left += width;
    return shapes;
  });
  return {
    name: 'Front',
    shapes: [
      line('ground', [-4, 0], [widthIn + 4, 0]),
      rect('outline', [OVERHANG, caseLow], [inner, underTop - caseLow]),
      ...drawLegs(vanity, caseLow),
      ...drawTop(vanity, widthIn),
      ...(design.hasUpstand ? [rect('outline', [0, top], [widthIn, BACKSPLASH_HEIGHT])] : []),
      ...fronts,
      ...findBasins(vanity).flatMap((middle) => [
        ...drawBasin(vanity, middle),
        line('centre', [middle, underTop - 8], [middle, top + (hasVessel ? 6.5 : 2)]),
      ]),
    ],
    dimensions: [
      across('Width', 'bottom', [0, widthIn], 0, widthIn),
      upwards('Height', 'left', [low, vanityTopHeightIn], 0, heightIn),
      ...(low > 0 ? [upwards('Floor to top', 'right', [0, vanityTopHeightIn], widthIn, vanityTopHeightIn)] : []),
      ...(hasVessel ? [upwards('Floor to counter', 'right', [0, vesselTopHeightIn], widthIn, vesselTopHeightIn)] : []),
    ],
  };
}

function drawSideView(vanity: Vanity): View {
  const { depthIn, design } = vanity;
  const { caseLow, top, underTop } = measure(vanity);
  const caseDepth = depthIn - OVERHANG;
  return {
    name: 'Side',
    shapes: [
      ...floorAndWall(depthIn, vanityTopHeightIn + 5),
      rect('outline', [0, caseLow], [caseDepth - 0.75, underTop - caseLow]),
      rect('outline', [caseDepth - 0.75, caseLow + GAP], [0.75, underTop - caseLow - 3 * GAP]),
      ...drawLegs(vanity, caseLow, true),
      ...drawTop(vanity, depthIn),
      ...(design.hasUpstand ? [rect('outline', [0, top], [0.75, BACKSPLASH_HEIGHT])] : []),
      ...drawBasin(vanity, depthIn / 2, true),
    ],
    dimensions: [across('Depth', 'bottom', [0, depthIn], 0, depthIn)],
  };
}

/** The back for plumbers, seen through the case from the front. */
function drawBackView(vanity: Vanity): View {
  const { widthIn } = vanity;
  const { caseLow, top, underTop } = measure(vanity);
  const { aboveFloorIn, heightIn, widthIn: openingWidthIn } = vanityPlumbingOpening;
  const middles = findBasins(vanity);
  const high = aboveFloorIn + heightIn;
  const [first = 0] = middles;
  return {
    name: 'Plumbing',
    shapes: [
      line('ground', [-4, 0], [widthIn + 4, 0]),
      rect('edge', [OVERHANG, caseLow], [widthIn - 2 * OVERHANG, underTop - caseLow]),
      rect('edge', [0, underTop], [widthIn, top - underTop]),
      ...drawLegs(vanity, caseLow).map((shape) => ({ ...shape, stroke: 'edge' as const })),
      ...middles.flatMap((middle) => [
        rect('outline', [middle - openingWidthIn / 2, aboveFloorIn], [openingWidthIn, heightIn], 0.5),
        line('centre', [middle, aboveFloorIn - 3], [middle, high + 3]),
      ]),
    ],
    dimensions: [
      across(
        'Plumbing opening, width',
        'top',
        [first - openingWidthIn / 2, first + openingWidthIn / 2],
        high,
        openingWidthIn,
      ),
      upwards('Plumbing opening, height', 'left', [aboveFloorIn, high], first - openingWidthIn / 2, heightIn),
      upwards('Floor to plumbing opening', 'left', [0, aboveFloorIn], first - openingWidthIn / 2, aboveFloorIn),
    ],
  };
}

export function drawVanity(vanity: Vanity): readonly View[] {
  return [drawFrontView(vanity), drawSideView(vanity), drawBackView(vanity)];
}
