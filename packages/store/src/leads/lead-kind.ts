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

/** A lead of each kind, in the middle of a sentence. */
export const leadNouns: Readonly<Record<LeadKind, string>> = {
  contact: 'message',
  'short-quote': 'quote request',
  'custom-quote': 'custom quote request',
  'stone-quote': 'quote request for a stone',
  'product-quote': 'quote request for a product',
  sample: 'request for a sample',
  reservation: 'reservation',
  'restock-notice': 'request to be told when it is in stock',
};

/** What the owner reads for each form. */
export const leadKindLabels: Readonly<Record<LeadKind, string>> = {
  contact: 'Message',
  'short-quote': 'Quote request',
  'custom-quote': 'Custom quote',
  'stone-quote': 'Stone quote',
  'product-quote': 'Product quote',
  sample: 'Sample',
  reservation: 'Reservation',
  'restock-notice': 'Waits for stock',
};

/** True for a text that is one of `leadKinds`: the check for a part of an address. */
export function isLeadKind(value: unknown): value is LeadKind {
  return leadKinds.some((kind) => kind === value);
}
