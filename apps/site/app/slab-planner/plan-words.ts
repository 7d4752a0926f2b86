import type { applianceKinds, CutOutKind, EdgeProfile, PieceRole, Shape } from '@showroom/slab-planner/plan';

/** The planner's own words for what a plan consists of, in the order of its menus. */

type Labels<Value extends string> = Readonly<Record<Value, string>>;

export const roleLabels: Labels<PieceRole> = {
  counter: 'Counter',
  island: 'Island',
  peninsula: 'Peninsula',
  vanity: 'Vanity',
  backsplash: 'Backsplash',
  waterfall: 'Waterfall end',
};

export const shapeLabels: Labels<Shape['kind']> = {
  straight: 'Straight',
  corner: 'L around a corner',
  free: 'Any shape',
};

export const edgeLabels: Labels<EdgeProfile> = {
  eased: 'Eased',
  pencil: 'Pencil',
  'half-bullnose': 'Half bullnose',
  'full-bullnose': 'Full bullnose',
  bevel: 'Bevel',
  ogee: 'Ogee',
  cove: 'Cove',
  mitre: 'Mitre',
};

export const cutOutLabels: Labels<CutOutKind> = {
  'undermount-sink': 'Undermount sink',
  'drop-in-sink': 'Drop-in sink',
  'vessel-sink': 'Vessel sink drain',
  cooktop: 'Cooktop',
  faucet: 'Faucet hole',
  outlet: 'Outlet',
};

export const applianceLabels: Labels<(typeof applianceKinds)[number]> = {
  dishwasher: 'Dishwasher',
  range: 'Range',
  fridge: 'Fridge',
};

/** Options of a select. */
export function toOptions(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
