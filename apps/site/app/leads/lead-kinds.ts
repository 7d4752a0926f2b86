/** The forms that make a lead. */
export const leadKinds = ['contact', 'short-quote', 'custom-quote'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Whether a word from an address names one of our forms. */
export function isLeadKind(value: string): value is LeadKind {
  return leadKinds.some((kind) => kind === value);
}
