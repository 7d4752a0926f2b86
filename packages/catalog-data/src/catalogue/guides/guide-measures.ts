import { vanityDepthIn } from '../../products/vanity-design.ts';

/*
 * What the guides say in words, their drawings in lines and the fitting of products in filters: one figure for each thing, in inches
 * where its name does not say otherwise. A pair is the least and the most.
 */

/** Planning guidelines of the National Kitchen & Bath Association, but for the rough-in, which is how toilets are made. */
export const toiletMeasures = {
  /** What a carrier in the wall is tested to, in pounds: the least, and that of those that we sell. */
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
  /** Between the outer holes of a widespread, whose parts are joined by hoses: as it is drilled, what most makers' hoses reach, and what
   * those of the faucets that we sell reach. */
  widespread: { usual: 8, range: [6, 16], ours: [6, 12] },
  /** As we drill: from the middle of a faucet's hole to the back of the bowl, of a kitchen sink and of a basin below the counter. */
  behindBowl: 2.5,
  behindBasin: 2,
  /** From the middle of the hole to the backsplash, for a lever that swings back. */
  behindLever: 3.5,
  /** Between a counter and the cabinets on the wall above it. */
  belowCabinets: 18,
  /** Of a basin set into the counter. */
  basinReach: [4.5, 6],
  basinHeight: [2, 5],
  /** Room for hands between the rim of a vessel and the spout. */
  aboveVessel: [4, 6],
} as const;

/** Parts of a bowl, from its back. */
export const bowlParts = {
  /** Where water may fall. */
  water: [1 / 4, 1 / 2],
  drain: { rear: 1 / 3, centre: 1 / 2 },
} as const;

export const sinkMeasures = {
  /** How much wider than the sink its cabinet is, for sides and clips. */
  cabinetOver: 3,
  /** How far an opening of stone stands back from the bowl, or over it. */
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
  /** From middle to middle, and the widest mirror between them. */
  wallLightsApart: [28, 36],
  flankedMirror: 30,
  aboveMirror: [75, 80],
} as const;

/** The colours of light that lamps are sold in, the warmest first, in kelvins, and what each is for. */
export const lightColours = [
  { kelvin: 2700, use: 'Evenings, dining, bedrooms' },
  { kelvin: 3000, use: 'Kitchens and bathrooms' },
  { kelvin: 3500, use: 'Closets, offices, stores' },
  { kelvin: 4000, use: 'Laundries, workshops, garages' },
  { kelvin: 5000, use: 'Colour matching' },
] as const;

/** Planning guidelines of the National Kitchen & Bath Association; the depth is that of ours. */
export const vanityMeasures = {
  besideBasin: { least: 15, better: 20 },
  betweenBasins: { least: 30, better: 36 },
  inFront: { least: 21, better: 30 },
  counter: [32, 36],
  depth: vanityDepthIn,
} as const;

export const mirrorMeasures = {
  /** As a part of the vanity below, up to all of it: of those that fit, the nearest to the best come first. */
  ofVanity: { least: 0.6, best: 0.8 },
  /** Of the vanity that is drawn, and of the one that is drawn with its lights. */
  drawnVanity: 48,
  litVanity: 36,
  /** Of both drawn mirrors: a light above stands clear of them. */
  drawnHeight: 24,
} as const;

export const closetMeasures = {
  depth: 24,
  /** From the rod down, hangers and a little air included; the lower rod and the upper one have just as much below them. */
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
  /** Of the base, on ten feet. */
  flatness: 3 / 16,
} as const;

/** Of counters of quartz, in centimetres, as slabs are sold; edges are ground with wheels of these sizes. */
export const quartzEdgeMeasures = {
  thicknesses: [3, 2],
  /** How far the sharp line is taken off an edge that is eased, and off the other corners of all. */
  eased: 0.16,
  bevel: 0.6,
  quarterRound: 1.27,
  /** Of either arc of the S, and the lip above them. */
  ogee: { arc: 0.6, lip: 0.25 },
  pencil: 0.6,
  /** What a mitre makes of a slab: from, to. Of those the drawing shows one. */
  mitred: { of: 2, looks: [4, 14], drawn: 5 },
} as const;
