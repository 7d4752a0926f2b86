import { roundToSixteenths } from '../lengths/lengths.ts';
import { isInsideCorner, outlineOf } from '../outlines/outlines.ts';
import type { Appliance, CutOut, EdgeProfile, Piece, PieceRole, Plan, RoomPlace, Shape } from '../plan/plan.ts';
import { freeOverhangIn } from '../check-plan/free-overhang.ts';
import { usualHeightsIn } from '../room/usual-heights.ts';

/**
 * Cabinets are 24″ deep in kitchens and 21″ in bathrooms, and the top stands out 1½″. Backsplashes of the same stone are 4″ high, islands
 * 36″. All are usual in North American kitchens and baths.
 */
const usualSizesIn = {
  counterDepth: 25.5,
  vanityDepth: 22.5,
  overhang: 1.5,
  backsplash: 4,
  /** Between two runs: the least that the National Kitchen and Bath Association plans for two cooks. */
  aisle: 48,
  insideRadius: 0.5,
} as const;

interface TemplateSize {
  readonly id: TemplateSizeId;
  readonly label: string;
  readonly defaultIn: number;
}
type TemplateSizeId = 'length' | 'secondLength' | 'thirdLength' | 'depth' | 'height';
export type TemplateSizes = Readonly<Partial<Record<TemplateSizeId, number>>>;

const counterDepth: TemplateSize = { id: 'depth', label: 'Depth', defaultIn: usualSizesIn.counterDepth };

/** What a plan can start with, in the order of a menu. */
export const templates = [
  {
    id: 'straight',
    label: 'Straight counter',
    sizes: [{ id: 'length', label: 'Length', defaultIn: 96 }, counterDepth],
  },
  {
    id: 'l-shape',
    label: 'L-shaped kitchen',
    sizes: [
      { id: 'length', label: 'Length along the back wall', defaultIn: 120 },
      { id: 'secondLength', label: 'Length along the left wall', defaultIn: 84 },
      counterDepth,
    ],
  },
  {
    id: 'u-shape',
    label: 'U-shaped kitchen',
    sizes: [
      { id: 'length', label: 'Length along the back wall', defaultIn: 120 },
      { id: 'secondLength', label: 'Length along the left wall', defaultIn: 96 },
      { id: 'thirdLength', label: 'Length along the right wall', defaultIn: 96 },
      counterDepth,
    ],
  },
  {
    id: 'galley',
    label: 'Galley kitchen',
    sizes: [
      { id: 'length', label: 'Length of the sink side', defaultIn: 108 },
      { id: 'secondLength', label: 'Length of the other side', defaultIn: 96 },
      counterDepth,
    ],
  },
  {
    id: 'island',
    label: 'Island',
    sizes: [
      { id: 'length', label: 'Length', defaultIn: 84 },
      { id: 'depth', label: 'Depth', defaultIn: 42 },
    ],
  },
  {
    id: 'waterfall-island',
    label: 'Island with waterfall ends',
    sizes: [
      { id: 'length', label: 'Length', defaultIn: 84 },
      { id: 'depth', label: 'Depth', defaultIn: 42 },
      { id: 'height', label: 'Height from the floor', defaultIn: usualHeightsIn.counter },
    ],
  },
  {
    id: 'peninsula',
    label: 'Peninsula',
    sizes: [
      { id: 'length', label: 'Length from the wall', defaultIn: 72 },
      { id: 'depth', label: 'Depth', defaultIn: 36 },
    ],
  },
  {
    id: 'vanity',
    label: 'Vanity top with backsplash',
    sizes: [
      { id: 'length', label: 'Length', defaultIn: 49 },
      { id: 'depth', label: 'Depth', defaultIn: usualSizesIn.vanityDepth },
    ],
  },
  {
    id: 'backsplash',
    label: 'Backsplash',
    sizes: [
      { id: 'length', label: 'Length', defaultIn: 96 },
      { id: 'height', label: 'Height', defaultIn: usualSizesIn.backsplash },
    ],
  },
  {
    id: 'free',
    label: 'Other shape',
    sizes: [
      { id: 'length', label: 'Greatest length', defaultIn: 60 },
      { id: 'depth', label: 'Greatest depth', defaultIn: 36 },
    ],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly label: string;
  readonly sizes: readonly TemplateSize[];
}[];
export type TemplateId = (typeof templates)[number]['id'];

/**
 * The pieces of a template, with ids that no piece of the plan has yet. Sizes that are missing have their defaults. Fronts and free ends are
 * finished; sinks and appliances are left out where there is no room for them. Pieces stand as they belong together, from the left end of
 * the back wall.
 */
export function piecesFromTemplate(
  id: TemplateId,
  sizes: TemplateSizes = {},
  planned: readonly Pick<Piece, 'id'>[] = [],
  thickness: Plan['thickness'] = '3cm',
): readonly Piece[] {
  const asked: readonly TemplateSize[] = templates.find((template) => template.id === id)?.sizes ?? [];
  const sizeOf = (size: TemplateSizeId) => sizes[size] ?? asked.find((one) => one.id === size)?.defaultIn ?? 0;
  const ids = newIds(planned);
  return builders[id](sizeOf, freeOverhangIn[thickness]).map((piece) => ({ id: ids.next().value, ...piece }));
}

function* newIds(planned: readonly Pick<Piece, 'id'>[]): Generator<string, never> {
  for (let number = 1; ; number += 1) {
    const id = `p${number}`;
    if (planned.every((piece) => piece.id !== id)) yield id;
  }
}

type NewPiece = Omit<Piece, 'id'>;
type SizeOf = (size: TemplateSizeId) => number;

/** A corner at the left end of the back wall. */
const atWall = { xIn: 0, yIn: 0, quarterTurns: 0, heightIn: usualHeightsIn.counter } as const satisfies RoomPlace;

const eased: EdgeProfile = 'eased';

const builders: Readonly<Record<TemplateId, (sizeOf: SizeOf, seating: number) => readonly NewPiece[]>> = {
  straight: (sizeOf) => [
    straight('counter', 'Counter', sizeOf('length'), sizeOf('depth'), {
      edges: [null, eased, eased, eased],
      ...sinkRun(0, sizeOf('length'), sizeOf('depth')),
      at: atWall,
    }),
  ],
  'l-shape': (sizeOf) => [leftCorner('Counter', sizeOf)],
  'u-shape': (sizeOf) => [
    { ...leftCorner('Back and left counter', sizeOf), edges: [null, null, eased, eased, eased, null] },
    straight('counter', 'Right counter', sizeOf('thirdLength') - sizeOf('depth'), sizeOf('depth'), {
      // Its left end meets the counter along the back wall.
      edges: [null, eased, eased, null],
      ...cooktopRun(sizeOf('thirdLength') - sizeOf('depth'), sizeOf('depth')),
      at: { ...atWall, xIn: sizeOf('length'), yIn: sizeOf('depth'), quarterTurns: 1 },
    }),
  ],
  galley: (sizeOf) => [
    straight('counter', 'Sink counter', sizeOf('length'), sizeOf('depth'), {
      edges: [null, eased, eased, eased],
      ...sinkRun(0, sizeOf('length'), sizeOf('depth')),
      at: atWall,
    }),
    straight('counter', 'Cooktop counter', sizeOf('secondLength'), sizeOf('depth'), {
      edges: [null, eased, eased, eased],
      ...cooktopRun(sizeOf('secondLength'), sizeOf('depth')),
      // Along the other wall.
      at: {
        ...atWall,
        xIn: sizeOf('secondLength'),
        yIn: 2 * sizeOf('depth') + usualSizesIn.aisle,
        quarterTurns: 2,
      },
    }),
  ],
  island: (sizeOf, seating) => [island(sizeOf, [eased, eased, eased, eased], seating)],
  'waterfall-island': (sizeOf, seating) => {
    const [heightIn, depthIn] = [sizeOf('height'), sizeOf('depth')];
    const end = (name: string, place: Omit<RoomPlace, 'heightIn'>) =>
      straight('waterfall', name, heightIn, depthIn, {
        edges: [eased, null, eased, 'mitre'],
        at: { ...place, heightIn },
      });
    const top = island(sizeOf, [eased, 'mitre', eased, 'mitre'], seating);
    return [
      { ...top, at: { ...atWall, heightIn } },
      end('Left waterfall end', { xIn: 0, yIn: depthIn, quarterTurns: 2 }),
      end('Right waterfall end', { xIn: sizeOf('length'), yIn: 0, quarterTurns: 0 }),
    ];
  },
  peninsula: (sizeOf, seating) => [
    straight('peninsula', 'Peninsula', sizeOf('length'), sizeOf('depth'), {
      edges: [eased, eased, eased, null],
      overhangIn: seatingOverhang(sizeOf('depth'), seating),
      // Away from the wall.
      at: { ...atWall, xIn: sizeOf('depth'), quarterTurns: 1 },
    }),
  ],
  vanity: (sizeOf) => [
    straight('vanity', 'Vanity top', sizeOf('length'), sizeOf('depth'), {
      edges: [null, eased, eased, eased],
      cutOuts: sinkCutOuts(sizeOf('length') / 2, sizeOf('length'), sizeOf('depth'), {
        widthIn: 17,
        depthIn: 14,
        radiusIn: 4,
      }),
      at: { ...atWall, heightIn: usualHeightsIn.vanity },
    }),
    { ...backsplash(sizeOf('length'), usualSizesIn.backsplash), at: { ...atWall, heightIn: usualHeightsIn.vanity } },
  ],
  backsplash: (sizeOf) => [backsplash(sizeOf('length'), sizeOf('height'))],
  free: (sizeOf) => {
    const [lengthIn, depthIn] = [sizeOf('length'), sizeOf('depth')];
    const clippedIn = roundToSixteenths(Math.min(lengthIn, depthIn) / 3);
    return [
      newPiece('counter', 'Counter', {
        shape: {
          kind: 'free',
          points: [
            [0, 0],
            [lengthIn, 0],
            [lengthIn, depthIn - clippedIn],
            [lengthIn - clippedIn, depthIn],
            [0, depthIn],
          ],
        },
        edges: [null, eased, eased, eased, eased],
        at: atWall,
      }),
    ];
  },
};

type Particulars = Partial<NewPiece> & Pick<NewPiece, 'edges'>;

function newPiece(role: PieceRole, name: string, particulars: Particulars & { readonly shape: Shape }): NewPiece {
  const outline = outlineOf(particulars.shape);
  return {
    name,
    role,
    radiiIn: outline.map((_, index) => (isInsideCorner(outline, index) ? usualSizesIn.insideRadius : 0)),
    cutOuts: [],
    appliances: [],
    overhangIn: role === 'backsplash' || role === 'waterfall' ? 0 : usualSizesIn.overhang,
    isOverhangSupported: false,
    isWhole: false,
    ...particulars,
  };
}

function straight(
  role: PieceRole,
  name: string,
  lengthIn: number,
  depthIn: number,
  particulars: Particulars,
): NewPiece {
  return newPiece(role, name, { shape: { kind: 'straight', lengthIn, depthIn }, ...particulars });
}

function leftCorner(name: string, sizeOf: SizeOf): NewPiece {
  const [lengthIn, depthIn] = [sizeOf('length'), sizeOf('depth')];
  return newPiece('counter', name, {
    shape: {
      kind: 'corner',
      hand: 'left',
      lengthIn,
      depthIn,
      returnLengthIn: sizeOf('secondLength'),
      returnDepthIn: depthIn,
    },
    edges: [null, eased, eased, eased, eased, null],
    ...sinkRun(depthIn, lengthIn, depthIn),
    at: atWall,
  });
}

function island(sizeOf: SizeOf, edges: Piece['edges'], seating: number): NewPiece {
  const depthIn = sizeOf('depth');
  return straight('island', 'Island', sizeOf('length'), depthIn, {
    edges,
    overhangIn: seatingOverhang(depthIn, seating),
    at: atWall,
  });
}

/**
 * As far out as the thickness carries without support, for knees: the National Kitchen and Bath Association plans at least 15″ at a counter
 * of 36″. Two thirds of a counter stay on its cabinets.
 */
function seatingOverhang(depthIn: number, seating: number): number {
  return Math.min(seating, Math.floor(depthIn / 3));
}

function backsplash(lengthIn: number, heightIn: number): NewPiece {
  return straight('backsplash', 'Backsplash', lengthIn, heightIn, { edges: [eased, eased, null, eased] });
}

const kitchenSink = { widthIn: 30, depthIn: 16, radiusIn: 0.75 };
/** Half of a sink cabinet of 33″. */
const HALF_SINK_CABINET = 16.5;
const DISHWASHER = 24;

/** A sink in the middle of a run with a dishwasher to its right, or to its left if there is no room. */
function sinkRun(startIn: number, endIn: number, depthIn: number): Pick<Piece, 'cutOuts' | 'appliances'> {
  const middle = roundToSixteenths((startIn + endIn) / 2);
  const cutOuts = sinkCutOuts(middle, endIn - startIn, depthIn, kitchenSink);
  const places = [middle + HALF_SINK_CABINET, middle - HALF_SINK_CABINET - DISHWASHER];
  const fromIn = places.find((from) => from >= startIn && from + DISHWASHER <= endIn);
  const dishwashers: readonly Appliance[] =
    cutOuts.length === 0 || fromIn === undefined ? [] : [{ kind: 'dishwasher', fromIn, widthIn: DISHWASHER }];
  return { cutOuts, appliances: dishwashers };
}

/** Room for a cut-out on each side of it. */
const BESIDE = 4;
/** The strip of stone in front of a sink. */
const IN_FRONT = 3.5;
/** The centre of a faucet hole from the wall, and its usual diameter. */
const FAUCET = { fromWall: 3, diameter: 1.375 };

function sinkCutOuts(
  middleIn: number,
  roomIn: number,
  counterDepthIn: number,
  sink: Pick<CutOut, 'widthIn' | 'depthIn' | 'radiusIn'>,
): readonly CutOut[] {
  const middleY = counterDepthIn - IN_FRONT - sink.depthIn / 2;
  const isRoom = roomIn >= sink.widthIn + 2 * BESIDE && middleY - sink.depthIn / 2 >= FAUCET.fromWall + BESIDE / 2;
  if (!isRoom) return [];
  return [
    { id: 'sink', kind: 'undermount-sink', centre: [roundToSixteenths(middleIn), middleY], ...sink },
    {
      id: 'faucet',
      kind: 'faucet',
      centre: [0, FAUCET.fromWall - middleY],
      widthIn: FAUCET.diameter,
      depthIn: FAUCET.diameter,
      radiusIn: FAUCET.diameter / 2,
      linkedTo: 'sink',
    },
  ];
}

/** The hole for most cooktops of 30″. */
const cooktop = { widthIn: 28.5, depthIn: 19.5, radiusIn: 0.5 };

function cooktopRun(roomIn: number, counterDepthIn: number): Pick<Piece, 'cutOuts'> {
  const isRoom = roomIn >= cooktop.widthIn + 2 * BESIDE && counterDepthIn >= cooktop.depthIn + 5;
  const centre = [roundToSixteenths(roomIn / 2), roundToSixteenths(counterDepthIn / 2)] as const;
  return { cutOuts: isRoom ? [{ id: 'cooktop', kind: 'cooktop', centre, ...cooktop }] : [] };
}
