interface LeadKindWords {
  /** In the inbox. */
  readonly label: string;
  /** In the middle of a sentence. */
  readonly noun: string;
  /** Whether it counts as a quote request in the analytics. */
  readonly isQuote: boolean;
}

/** What visitors can send, by the name that is stored with each lead. `@showroom/forms/request-forms` has the form of each. */
export const leadKinds = {
  contact: { label: 'Message', noun: 'message', isQuote: false },
  'short-quote': { label: 'Quote request', noun: 'quote request', isQuote: true },
  'custom-quote': { label: 'Custom quote', noun: 'custom quote request', isQuote: true },
  'stone-quote': { label: 'Quartz quote', noun: 'quartz quote request', isQuote: true },
  'product-quote': { label: 'Product quote', noun: 'product quote request', isQuote: true },
  sample: { label: 'Sample', noun: 'sample request', isQuote: false },
  reservation: { label: 'Reservation', noun: 'reservation', isQuote: false },
  'restock-notice': { label: 'Back-in-stock alert', noun: 'back-in-stock request', isQuote: false },
} as const satisfies Readonly<Record<string, LeadKindWords>>;

export type LeadKind = keyof typeof leadKinds;

export const leadKindNames: readonly LeadKind[] = Object.keys(leadKinds).filter(isLeadKind);

export function isLeadKind(value: unknown): value is LeadKind {
  return typeof value === 'string' && Object.hasOwn(leadKinds, value);
}
