import { vanityDepthIn } from '../../products/vanity-design.ts';

/*
 * Figures shared by guides, their drawings and `fitting.ts`. In inches, unless the name says otherwise. A pair is the
 * minimum and the maximum.
 */

/** Planning guidelines of the National Kitchen & Bath Association, except the rough-in, which depends on the toilet. */
export const toiletMeasures = {
  /** The load that a carrier in the wall is tested for, in pounds: at least, and for those that we sell. */
  carrierLoad: { least: 500, ours: 880 },
  /** From the seat of a toilet that washes and dries to its outlet, in feet. */
  outletFeet: 3,
  roughIn: 12,
  beside: { least: 15, better: 18 },
  inFront: { least: 21, better: 30 },
  seat: [15, 17.5],
  depth: [28, 30],
} as const;

export const faucetMeasures = {
  hole: 1.375,
  /** Between the outer holes of a centerset, which has one plate. */
  centerset: 4,
  /** Between the outer holes of a widespread faucet: as drilled, as most makers' hoses reach, and as those that we sell reach. */
  widespread: { usual: 8, range: [6, 16], ours: [6, 12] },
  /** As we drill: from the centre of a faucet's hole to the back of a kitchen sink's bowl, and of a basin below the counter. */
  behindBowl: 2.5,
  behindBasin: 2,
  /** From the centre of the hole to the backsplash, for a lever that swings back. */
  behindLever: 3.5,
  /** Between a counter and the cabinets on the wall above it. */
  belowCabinets: 18,
  /** For a basin in the counter. */
  basinReach: [4.5, 6],
  basinHeight: [2, 5],
  /** Room for hands between the rim of a vessel and the spout. */
  aboveVessel: [4, 6],
} as const;

/** Shares of a bowl's depth, from its back. */
export const bowlParts = {
  /** Where water may fall. */
  water: [1 / 4, 1 / 2],
  drain: { rear: 1 / 3, centre: 1 / 2 },
} as const;

export const sinkMeasures = {
  /** How much wider than the sink its cabinet is, for sides and clips. */
  cabinetOver: 3,
  /** How far the stone's opening is set back from the bowl, or hangs over it. */
  reveal: 0.125,
  vesselCounter: [30, 32],
  rim: 36,
} as const;

/** Heights from the finished floor of the shower. */
export const showerMeasures = {
  arm: 80,
  valve: [38, 48],
  seat: [17, 19],
  seatDepth: 15,
} as const;

export const lightingMeasures = {
  /** Lumens that should reach each foot of counter: 70 to 80 a square foot, on a counter 25½ inches deep. */
  counterLumens: [150, 170],
  pendant: [30, 36],
  betweenPendants: 24,
  pendantFromEnd: 12,
  counter: 36,
  wallLight: [60, 66],
  /** From centre to centre, and the widest mirror between them. */
  wallLightsApart: [28, 36],
  flankedMirror: 30,
  aboveMirror: [75, 80],
} as const;

/** Colour temperatures of lamps, the warmest first, in kelvins, and their uses. */
export const lightColours = [
  { kelvin: 2700, use: 'Evenings, dining, bedrooms' },
  { kelvin: 3000, use: 'Kitchens and bathrooms' },
  { kelvin: 3500, use: 'Closets, offices, stores' },
  { kelvin: 4000, use: 'Laundries, workshops, garages' },
  { kelvin: 5000, use: 'Colour matching' },
] as const;

/** Planning guidelines of the National Kitchen & Bath Association; the depth is that of our vanities. */
export const vanityMeasures = {
  besideBasin: { least: 15, better: 20 },
  betweenBasins: { least: 30, better: 36 },
  inFront: { least: 21, better: 30 },
  counter: [32, 36],
  depth: vanityDepthIn,
} as const;

export const mirrorMeasures = {
  /** As a share of the vanity's width. Of those that fit, the nearest to the best come first. */
  ofVanity: { least: 0.6, best: 0.8 },
  /** For the vanity in the drawing, and the one in the drawing with lights. */
  drawnVanity: 48,
  litVanity: 36,
  /** For both mirrors in the drawings. A light above clears them. */
  drawnHeight: 24,
} as const;

export const closetMeasures = {
  depth: 24,
  /** From the rod down, with hangers and a little air: the same for the lower and the upper rod. */
  shirts: 40,
  lowerRod: 40,
  upperRod: 80,
  /** Above the highest shelf, up to a ceiling of eight feet. */
  suitcases: 12,
  long: 66,
  standing: 36,
  shoeShelf: 7,
} as const;

/** After makers' instructions for floors that click together. */
export const flooringMeasures = {
  gap: 0.25,
  /** For the base, over ten feet. */
  flatness: 3 / 16,
} as const;

/** For quartz counters, in centimetres, as slabs are sold. Edges are ground with wheels of these sizes. */
export const quartzEdgeMeasures = {
  thicknesses: [3, 2],
  /** How much is taken off an eased edge, and off the other corners of every edge. */
  eased: 0.16,
  bevel: 0.6,
  quarterRound: 1.27,
  /** For each arc of the S, and the lip above them. */
  ogee: { arc: 0.6, lip: 0.25 },
  pencil: 0.6,
  /** How thick a mitre makes a slab look: from, to. The drawing shows one. */
  mitred: { of: 2, looks: [4, 14], drawn: 5 },
} as const;
