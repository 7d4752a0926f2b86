import { formatFeet, formatInches, formatInchFractions } from './inches.ts';
import type { BrandedFamily } from './product-base.ts';

/** A diameter, or width and height. */
export type AcrossIn = number | readonly [widthIn: number, heightIn: number];

/** A spout’s shape from the side. */
export type FaucetSpout = 'arc' | 'square' | 'angled' | 'spring' | 'straight';

type Measures = {
  widthIn: number;
  depthIn: number;
  heightIn: number;
  lengthIn: number;
  diameterIn: number;
  /** The width of each wall; the sum is the total width. */
  wallsIn: readonly number[];
  /** For boards in several lengths. */
  longestIn: number;
  thicknessIn: number;
  /** For tiles and vinyl, as the trade measures them. */
  thicknessMm: number;
  pileMm: number;
  /** For carpet. */
  rollWidthIn: number;
  /** For a hexagon, from side to side. */
  flatsIn: number;
  bowlDepthIn: number;
  /** From the centre of the base to where the water falls. */
  reachIn: number;
  /** Between the centres of the outer holes. */
  centresIn: number;
  plateIn: AcrossIn;
  rainHeadIn: AcrossIn;
  showerHeadIn: AcrossIn;
  sprayIn: AcrossIn;
  barIn: number;
  slideBarIn: number;
  armIn: number;
  jets: number;
  /** Number sold together; the dimensions are of one. */
  pieces: number;
  /** One lamp of a track. */
  trackHeadIn: readonly [diameterIn: number, lengthIn: number];
  /** How a light hangs, and its maximum drop. */
  drop: { readonly by: 'cord' | 'drops' | 'cables' | 'rod' | 'rods'; readonly toIn: number };
  isCutToLength: true;
};

/** All dimensions. Each family has some of them. */
export type Dimensions = { readonly [Name in keyof Measures]?: Measures[Name] };

const counted: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' };

type InchesForEye = (lengthIn: number) => string;

const across = (size: AcrossIn, inches: InchesForEye) =>
  typeof size === 'number' ? inches(size) : size.map(inches).join(' × ');

const phrases: { readonly [Name in keyof Measures]: (value: Measures[Name], inches: InchesForEye) => string } = {
  widthIn: (width, inches) => `${inches(width)} W`,
  depthIn: (depth, inches) => `${inches(depth)} D`,
  heightIn: (height, inches) => `${inches(height)} H`,
  lengthIn: (length, inches) => `${inches(length)} L`,
  diameterIn: (diameter, inches) => `${inches(diameter)} dia.`,
  wallsIn: (walls, inches) => `${walls.map(inches).join(' + ')} W`,
  longestIn: (length, inches) => `up to ${inches(length)} L`,
  thicknessIn: (thickness, inches) => `${inches(thickness)} thick`,
  thicknessMm: (thickness) => `${thickness} mm thick`,
  pileMm: (pile) => `${pile} mm pile`,
  rollWidthIn: (width) => `${formatFeet(width)} broadloom`,
  flatsIn: (width, inches) => `${inches(width)} across flats`,
  bowlDepthIn: (depth, inches) => `${inches(depth)} deep`,
  reachIn: (reach, inches) => `${inches(reach)} reach`,
  centresIn: (centres, inches) => `${inches(centres)} centres`,
  plateIn: (plate, inches) => `${across(plate, inches)} plate`,
  rainHeadIn: (head, inches) => `${across(head, inches)} rain head`,
  showerHeadIn: (head, inches) => `${across(head, inches)} head`,
  sprayIn: across,
  barIn: (bar, inches) => `${inches(bar)} bar`,
  slideBarIn: (bar, inches) => `${inches(bar)} slide bar`,
  armIn: (arm, inches) => `${inches(arm)} arm`,
  jets: (jets) => `${counted[jets] ?? jets} jets`,
  pieces: (pieces) => (pieces === 2 ? 'pair' : `set of ${counted[pieces] ?? pieces}`),
  trackHeadIn: ([diameter, length], inches) => `heads ${inches(diameter)} dia. × ${inches(length)}`,
  drop: ({ by, toIn }, inches) => `${by} to ${inches(toIn)}`,
  isCutToLength: () => 'cut to length',
};

/** Dimensions joined by `×`, such as `W × D × H`; groups are separated by commas. */
type Order = readonly (readonly (keyof Measures)[])[];

const floorStanding: Order = [['widthIn', 'depthIn', 'heightIn']];
const orders: Readonly<Record<BrandedFamily, Order | ((dimensions: Dimensions) => Order)>> = {
  vanities: floorStanding,
  cabinets: floorStanding,
  toilets: floorStanding,
  mirrors: [['widthIn', 'heightIn', 'depthIn']],
  // A sink in a counter has only a bowl depth.
  sinks: ({ heightIn }) =>
    heightIn === undefined
      ? [['widthIn', 'depthIn', 'bowlDepthIn']]
      : [['widthIn', 'diameterIn', 'depthIn', 'heightIn'], ['bowlDepthIn']],
  'kitchen-faucets': [['heightIn', 'reachIn'], ['centresIn']],
  'bathroom-faucets': [['heightIn', 'reachIn'], ['centresIn'], ['plateIn']],
  showers: [
    ...(['sprayIn', 'heightIn', 'barIn', 'rainHeadIn', 'showerHeadIn', 'slideBarIn'] as const).map((one) => [one]),
    ...(['armIn', 'reachIn', 'jets', 'plateIn', 'pieces'] as const).map((one) => [one]),
  ],
  lighting: [
    ['lengthIn', 'widthIn', 'diameterIn', 'heightIn', 'depthIn'],
    ['trackHeadIn'],
    ['drop'],
    ['isCutToLength'],
  ],
  flooring: [['rollWidthIn', 'flatsIn', 'widthIn', 'lengthIn', 'longestIn', 'thicknessIn', 'thicknessMm', 'pileMm']],
  'closet-systems': [['wallsIn', 'depthIn', 'heightIn']],
};

function phrase<Name extends keyof Measures>(name: Name, value: Measures[Name] | undefined, inches: InchesForEye) {
  return value === undefined ? null : phrases[name](value, inches);
}

/** Formats a product's dimensions in its family's order: `36″ W × 21.5″ D × 34.5″ H`. */
export function formatDimensions(product: { readonly family: BrandedFamily } & Dimensions): string {
  const inches = product.family === 'flooring' ? formatInchFractions : formatInches;
  const order = orders[product.family];
  const [first = '', ...rest] = (typeof order === 'function' ? order(product) : order)
    .map((group) => group.map((name) => phrase(name, product[name], inches)).filter((words) => words !== null))
    .filter((group) => group.length > 0)
    .map((group) => group.join(' × '));
  return [(product.pieces ?? 1) > 1 ? `${first} each` : first, ...rest].join(', ');
}
