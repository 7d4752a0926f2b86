import type { CutOutKind, EdgeProfile } from './plan.ts';

/** What a cut-out is called inside a sentence. */
export const cutOutWords: Readonly<Record<CutOutKind, string>> = {
  'undermount-sink': 'undermount sink',
  'drop-in-sink': 'drop-in sink',
  'vessel-sink': 'vessel sink',
  cooktop: 'cooktop',
  faucet: 'faucet hole',
  outlet: 'outlet',
};

/** What an edge profile is called inside a sentence. */
export const edgeWords: Readonly<Record<EdgeProfile, string>> = {
  eased: 'eased',
  pencil: 'pencil',
  'half-bullnose': 'half bullnose',
  'full-bullnose': 'full bullnose',
  bevel: 'bevel',
  ogee: 'ogee',
  cove: 'cove',
  mitre: 'mitre',
};
