/** The forms that a lead can come from. Safe to import in a browser. */
export const leadKinds = [
  'contact',
  'short-quote',
  'custom-quote',
  'stone-quote',
  'product-quote',
  'sample',
  'reservation',
  'restock-notice',
] as const;

export type LeadKind = (typeof leadKinds)[number];

/** For use in the middle of a sentence. */
export const leadNouns: Readonly<Record<LeadKind, string>> = {
  contact: 'message',
  'short-quote': 'quote request',
  'custom-quote': 'custom quote request',
  'stone-quote': 'quartz quote request',
  'product-quote': 'product quote request',
  sample: 'sample request',
  reservation: 'reservation',
  'restock-notice': 'back-in-stock request',
};

export const leadKindLabels: Readonly<Record<LeadKind, string>> = {
  contact: 'Message',
  'short-quote': 'Quote request',
  'custom-quote': 'Custom quote',
  'stone-quote': 'Quartz quote',
  'product-quote': 'Product quote',
  sample: 'Sample',
  reservation: 'Reservation',
  'restock-notice': 'Back-in-stock alert',
};

export function isLeadKind(value: unknown): value is LeadKind {
  return leadKinds.some((kind) => kind === value);
}
