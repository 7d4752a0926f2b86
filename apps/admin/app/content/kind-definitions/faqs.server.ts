import { faqs, type Faq } from '@showroom/store/admin';
import { plainCard } from './item-card.ts';
import type { StoredItem } from './stored-kind.server.ts';

export const storedFaqs: StoredItem<Faq> = {
  kind: faqs,
  detailOf: ({ group }) => group,
  toCard: ({ question, answer, group }) => ({ ...plainCard, title: question, category: group, facts: answer }),
};
