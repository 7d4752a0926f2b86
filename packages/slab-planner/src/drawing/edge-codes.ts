import type { EdgeProfile } from '../plan/plan.ts';

/** How a drawing marks a finished side; the legend has the profile's name. */
export const edgeCodes: Readonly<Record<EdgeProfile, string>> = {
  eased: 'E',
  pencil: 'P',
  'half-bullnose': 'HB',
  'full-bullnose': 'FB',
  bevel: 'BV',
  ogee: 'OG',
  cove: 'CV',
  mitre: 'M',
};
