import { faqs, type Faq } from '@showroom/store/admin';
import { plainCard } from './kind-card.ts';
import type { StoredKind } from './stored-kind.server.ts';

export const storedFaqs: StoredKind<Faq> = {
  kind: faqs,
  detailOf: ({ group }) => group,
  toCard: ({ fields: { question, answer, group } }, { fillIn }) => ({
    ...plainCard,
    title: question,
    category: group,
    facts: fillIn(answer),
  }),
};
