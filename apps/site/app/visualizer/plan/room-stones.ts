import type { RoomName } from '@showroom/catalog-data/quartz-room-words';
import type { StandingStone } from '@showroom/slab-planner/fit-stones';
import { roundToSixteenths } from '@showroom/slab-planner/lengths';
import type { CutOut, EdgeProfile, RoomPlace } from '@showroom/slab-planner/plan';

type SlabWay = 'right' | 'left' | 'down' | 'up';

/** A piece of stone in one of our rooms, as large as it is seen. */
export interface RoomStone extends StandingStone {
  readonly name: string;
  /** The numbers of its faces in the room's files: its finished face, and the edges that are seen. */
  readonly faces: readonly number[];
  /** Where the room was rendered with it: the place of its first corner on a slab of 126″ × 64″, and which way its sides run there. */
  readonly cut: { readonly xIn: number; readonly yIn: number; readonly along: SlabWay; readonly across: SlabWay };
  /** Where it stands when it is planned. */
  readonly at: RoomPlace;
  /** As it is planned: along the wall, then clockwise. */
  readonly edges: readonly (EdgeProfile | null)[];
  readonly cutOuts?: readonly CutOut[];
}

/**
 * The stone of each room that a plan can be shown on: counters, their ends, and what stands on the walls. Sizes, places and faces are those
 * of the studio’s scenes. Ledges, window sills and what goes on up behind the hood aren’t planned, so they are left out.
 */
export const roomStones: Readonly<Record<RoomName, readonly RoomStone[]>> = {
  kitchen: [
    {
      name: 'Left counter by the cooktop',
      roles: ['counter'],
      lengthIn: 118.875,
      depthIn: 25.6875,
      faces: [37, 40, 41],
      cut: { xIn: 3.15, yIn: 2.9, along: 'right', across: 'down' },
      at: { xIn: 0, yIn: 0, quarterTurns: 0, heightIn: 36 },
      edges: [null, null, 'eased', 'eased'],
      cutOuts: cooktop(72.8125, 12.75),
    },
    {
      name: 'Right counter by the cooktop',
      roles: ['counter'],
      lengthIn: 62.125,
      depthIn: 25.6875,
      faces: [42, 46],
      cut: { xIn: 61.02, yIn: 2.9, along: 'right', across: 'down' },
      at: { xIn: 118.875, yIn: 0, quarterTurns: 0, heightIn: 36 },
      edges: [null, null, 'eased', null],
    },
    {
      name: 'Window counter',
      roles: ['counter'],
      lengthIn: 71.6875,
      depthIn: 25.6875,
      faces: [47, 48, 51],
      cut: { xIn: 19.69, yIn: 34.39, along: 'right', across: 'down' },
      at: { xIn: 181.125, yIn: 25.75, quarterTurns: 1, heightIn: 36 },
      edges: [null, 'eased', 'eased', null],
    },
    {
      name: 'Island',
      roles: ['island', 'peninsula'],
      lengthIn: 88.1875,
      depthIn: 49.1875,
      faces: [52, 55, 56, 59, 60],
      cut: { xIn: 36.14, yIn: 12.43, along: 'right', across: 'down' },
      at: { xIn: 9.8125, yIn: 76.75, quarterTurns: 0, heightIn: 36 },
      edges: ['eased', 'mitre', 'eased', 'mitre'],
      cutOuts: sink(66.5625, 13, 22.0625, 15.375),
    },
    {
      name: 'Left end of the island',
      roles: ['waterfall'],
      lengthIn: 36,
      depthIn: 49.1875,
      faces: [25, 28, 30],
      cut: { xIn: 36.14, yIn: 61.64, along: 'left', across: 'up' },
      at: { xIn: 9.8125, yIn: 126, quarterTurns: 2, heightIn: 36 },
      edges: ['eased', null, 'eased', 'mitre'],
    },
    {
      name: 'Right end of the island',
      roles: ['waterfall'],
      lengthIn: 36,
      depthIn: 49.1875,
      faces: [31, 34, 36],
      cut: { xIn: 7.87, yIn: 2.98, along: 'right', across: 'down' },
      at: { xIn: 98.0625, yIn: 76.75, quarterTurns: 0, heightIn: 36 },
      edges: ['eased', null, 'eased', 'mitre'],
    },
    {
      name: 'Left backsplash',
      roles: ['backsplash'],
      lengthIn: 72.8125,
      depthIn: 25.375,
      faces: [9, 12],
      cut: { xIn: 77.56, yIn: 24.79, along: 'left', across: 'down' },
      at: { xIn: 0, yIn: 0, quarterTurns: 0, heightIn: 36 },
      edges: ['eased', null, null, 'eased'],
    },
    {
      name: 'Right backsplash',
      roles: ['backsplash'],
      lengthIn: 108.1875,
      depthIn: 25.375,
      faces: [15, 20],
      cut: { xIn: 4.74, yIn: 24.79, along: 'right', across: 'down' },
      at: { xIn: 72.875, yIn: 0, quarterTurns: 0, heightIn: 36 },
      edges: ['eased', null, null, null],
    },
    {
      name: 'Upstand at the window',
      roles: ['backsplash'],
      lengthIn: 96.625,
      depthIn: 4.9375,
      faces: [21, 22, 23, 24],
      cut: { xIn: 12.62, yIn: 51.17, along: 'right', across: 'down' },
      at: { xIn: 181.125, yIn: 0.8125, quarterTurns: 1, heightIn: 36 },
      edges: ['eased', 'eased', null, null],
    },
  ],
  bathroom: [
    {
      name: 'Vanity top',
      roles: ['vanity', 'counter'],
      lengthIn: 72.125,
      depthIn: 21.5,
      faces: [7, 8, 9, 11, 13],
      cut: { xIn: 53.86, yIn: 30.67, along: 'right', across: 'down' },
      at: { xIn: 53.875, yIn: 0.875, quarterTurns: 0, heightIn: 34 },
      edges: [null, null, 'eased', 'eased'],
      cutOuts: sink(35.875, 11.1875, 21.25, 13),
    },
    {
      name: 'Wall of stone',
      roles: ['backsplash'],
      lengthIn: 125,
      depthIn: 63,
      faces: [4, 5, 6],
      cut: { xIn: 0.02, yIn: 0.56, along: 'right', across: 'down' },
      at: { xIn: 0, yIn: 0, quarterTurns: 0, heightIn: 34 },
      edges: [null, null, null, null],
    },
  ],
  bar: [
    {
      name: 'Bar counter',
      roles: ['island', 'peninsula', 'counter'],
      lengthIn: 80.6875,
      depthIn: 28.375,
      faces: [13, 14, 17],
      cut: { xIn: 1.57, yIn: 27.78, along: 'right', across: 'down' },
      at: { xIn: 21.625, yIn: 66.125, quarterTurns: 0, heightIn: 36 },
      edges: ['eased', 'mitre', 'eased', 'eased'],
    },
    {
      name: 'End of the bar',
      roles: ['waterfall'],
      lengthIn: 36,
      depthIn: 28.375,
      faces: [9, 10, 12],
      cut: { xIn: 82.28, yIn: 27.78, along: 'right', across: 'down' },
      at: { xIn: 102.375, yIn: 66.125, quarterTurns: 0, heightIn: 36 },
      edges: ['eased', null, 'eased', 'mitre'],
    },
    {
      name: 'Counter in the niche',
      roles: ['counter'],
      lengthIn: 120.0625,
      depthIn: 25.375,
      faces: [18, 19, 21, 22],
      cut: { xIn: 2.76, yIn: 36.68, along: 'right', across: 'down' },
      at: { xIn: 0, yIn: 0, quarterTurns: 0, heightIn: 36 },
      edges: [null, null, 'eased', null],
      cutOuts: sink(85.0625, 13.375, 14.9375, 11.8125),
    },
    {
      name: 'Back of the niche',
      roles: ['backsplash'],
      lengthIn: 120.0625,
      depthIn: 38,
      faces: [4, 5, 6],
      cut: { xIn: 2.78, yIn: -1.35, along: 'right', across: 'down' },
      at: { xIn: 0, yIn: 0, quarterTurns: 0, heightIn: 36 },
      edges: [null, null, null, null],
    },
  ],
  galley: [
    {
      name: 'Counter by the cooktop',
      roles: ['counter'],
      lengthIn: 74.75,
      depthIn: 25.375,
      faces: [19, 20, 23],
      cut: { xIn: 40.94, yIn: 36.28, along: 'right', across: 'down' },
      at: { xIn: 0, yIn: 0, quarterTurns: 0, heightIn: 36 },
      edges: [null, 'eased', 'eased', null],
      cutOuts: cooktop(49.4375, 12.75),
    },
    {
      name: 'Window counter',
      roles: ['counter'],
      lengthIn: 91.5,
      depthIn: 25.375,
      faces: [24, 25, 27, 28, 30],
      cut: { xIn: 94.88, yIn: 36.4, along: 'left', across: 'up' },
      at: { xIn: 0, yIn: 116.9375, quarterTurns: 3, heightIn: 36 },
      edges: [null, null, 'eased', 'eased'],
      cutOuts: sink(51.1875, 13.125, 28.375, 15.75),
    },
    {
      name: 'Backsplash under the window',
      roles: ['backsplash'],
      lengthIn: 64.1875,
      depthIn: 6.6875,
      faces: [6, 7, 8],
      cut: { xIn: 60.23, yIn: 37.6, along: 'right', across: 'down' },
      at: { xIn: 0, yIn: 102.75, quarterTurns: 3, heightIn: 36 },
      edges: ['eased', null, null, null],
    },
    {
      name: 'Wall left of the window',
      roles: ['backsplash'],
      lengthIn: 10.1875,
      depthIn: 16.3125,
      faces: [9, 10],
      cut: { xIn: 59.84, yIn: 21.24, along: 'right', across: 'down' },
      at: { xIn: 0, yIn: 103.125, quarterTurns: 3, heightIn: 42.75 },
      edges: ['eased', null, null, null],
    },
    {
      name: 'Wall right of the window',
      roles: ['backsplash'],
      lengthIn: 37.6875,
      depthIn: 23.0625,
      faces: [1, 2, 3, 4],
      cut: { xIn: 2.38, yIn: 13.17, along: 'right', across: 'down' },
      at: { xIn: 0, yIn: 38.5625, quarterTurns: 3, heightIn: 36 },
      edges: ['eased', null, null, null],
    },
    {
      name: 'Backsplash by the cooktop',
      roles: ['backsplash'],
      lengthIn: 73.875,
      depthIn: 23.0625,
      faces: [16, 17, 18],
      cut: { xIn: 41.77, yIn: 13.17, along: 'right', across: 'down' },
      at: { xIn: 0.875, yIn: 0, quarterTurns: 0, heightIn: 36 },
      edges: ['eased', 'eased', null, null],
    },
  ],
  laundry: [
    {
      name: 'Counter over the machines',
      roles: ['counter'],
      lengthIn: 108.25,
      depthIn: 24.25,
      faces: [17, 20, 21],
      cut: { xIn: 11.81, yIn: 38.15, along: 'right', across: 'down' },
      at: { xIn: 0, yIn: 0.875, quarterTurns: 0, heightIn: 36 },
      edges: [null, null, 'eased', null],
    },
    {
      name: 'Sink counter',
      roles: ['counter'],
      lengthIn: 38.625,
      depthIn: 25.125,
      faces: [22, 24, 25, 26, 27, 28],
      cut: { xIn: 9.85, yIn: 5.83, along: 'right', across: 'down' },
      at: { xIn: 108.25, yIn: 25.125, quarterTurns: 1, heightIn: 36 },
      edges: [null, 'mitre', 'eased', null],
      cutOuts: sink(15, 13.375, 22.0625, 15.75),
    },
    {
      name: 'End to the floor',
      roles: ['waterfall'],
      lengthIn: 36,
      depthIn: 25.125,
      faces: [11, 14, 16],
      cut: { xIn: 48.5, yIn: 5.83, along: 'right', across: 'down' },
      at: { xIn: 108.25, yIn: 63.75, quarterTurns: 1, heightIn: 36 },
      edges: [null, null, 'eased', 'mitre'],
    },
    {
      name: 'Back wall',
      roles: ['backsplash'],
      lengthIn: 108.25,
      depthIn: 42.1875,
      faces: [4, 5, 6],
      cut: { xIn: 1.99, yIn: 21.03, along: 'right', across: 'down' },
      at: { xIn: 0, yIn: 0, quarterTurns: 0, heightIn: 36 },
      edges: [null, null, null, null],
    },
    {
      name: 'Upstand at the window',
      roles: ['backsplash'],
      lengthIn: 62.9375,
      depthIn: 3.4375,
      faces: [7, 9, 10],
      cut: { xIn: 16.59, yIn: 9.35, along: 'right', across: 'down' },
      at: { xIn: 108.25, yIn: 0.875, quarterTurns: 1, heightIn: 36 },
      edges: ['eased', 'eased', null, null],
    },
  ],
};

/** An undermount sink with its faucet hole behind it. */
function sink(xIn: number, yIn: number, widthIn: number, depthIn: number): readonly CutOut[] {
  const diameterIn = 1.375;
  return [
    { id: 'sink', kind: 'undermount-sink', centre: [xIn, yIn], widthIn, depthIn, radiusIn: 0.75 },
    {
      id: 'faucet',
      kind: 'faucet',
      centre: [0, roundToSixteenths(-depthIn / 2 - 2.5)],
      widthIn: diameterIn,
      depthIn: diameterIn,
      radiusIn: diameterIn / 2,
      linkedTo: 'sink',
    },
  ];
}

/** The hole for a cooktop of 30″. */
function cooktop(xIn: number, yIn: number): readonly CutOut[] {
  return [{ id: 'cooktop', kind: 'cooktop', centre: [xIn, yIn], widthIn: 28.5, depthIn: 19.5, radiusIn: 0.5 }];
}
