import { testimonials, type Testimonial } from '@showroom/store/admin';
import { plainCard } from './item-card.ts';
import type { StoredItem } from './stored-kind.server.ts';

export const storedTestimonials: StoredItem<Testimonial> = {
  kind: testimonials,
  detailOf: ({ quote }) => quote,
  toCard: ({ role, quote, isSample }) => ({
    ...plainCard,
    title: role,
    category: isSample ? 'Shows a “Sample” label' : '',
    facts: `“${quote}”`,
  }),
};
