/** The forms that a lead can come from. Safe to import in a browser. */
export const leadKinds = ['contact', 'short-quote', 'custom-quote'] as const;

export type LeadKind = (typeof leadKinds)[number];

/** True for a text that is one of `leadKinds`: the check for a part of an address. */
export function isLeadKind(value: unknown): value is LeadKind {
  return leadKinds.some((kind) => kind === value);
}
