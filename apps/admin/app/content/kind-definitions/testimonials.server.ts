import { testimonials, type Testimonial } from '@showroom/store/admin';
import { plainCard } from './kind-card.ts';
import type { StoredKind } from './stored-kind.server.ts';

export const storedTestimonials: StoredKind<Testimonial> = {
  kind: testimonials,
  detailOf: ({ quote }) => quote,
  toCard: ({ fields: { role, quote, isSample } }, context) => ({
    ...plainCard,
    title: role,
    // The list already marks an unchanged sample.
    category: isSample && !context.isSample ? 'Shows a “Sample” label' : '',
    facts: `“${quote}”`,
  }),
};
