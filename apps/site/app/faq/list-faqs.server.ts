import { fillFactPlaceholders } from '@showroom/catalog-data/fact-placeholders';
import { faqGroups, type FaqGroup } from '@showroom/catalog-data/faq-groups';
import { faqs, readBusinessFacts, type Store } from '@showroom/store/site';
import { listAllPublished } from '../content/list-all-published.server.ts';
import { rememberCurrent } from '../content/remember-current.server.ts';

/** A question, with current facts filled into its answer. */
export interface ListedFaq {
  readonly anchor: string;
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
  readonly group: FaqGroup;
}

/** All published questions, in page order. */
const findPublishedFaqs = rememberCurrent(async (store: Store) =>
  (await listAllPublished(store, faqs)).toSorted(
    (a, b) =>
      faqGroups.indexOf(a.fields.group) - faqGroups.indexOf(b.fields.group) ||
      a.fields.order - b.fields.order ||
      a.fields.question.localeCompare(b.fields.question),
  ),
);

export async function listFaqs(store: Store): Promise<readonly ListedFaq[]> {
  const [published, facts] = [await findPublishedFaqs(store), await readBusinessFacts(store)];
  return published.map(({ slug, fields: { question, answer, group } }) => ({
    anchor: slug,
    question,
    answer: fillFactPlaceholders(answer, facts, store.now()),
    group,
  }));
}

export async function listFaqLinks(store: Store, group: FaqGroup) {
  const found = (await listFaqs(store)).filter((faq) => faq.group === group);
  return found.map(({ anchor, question }) => ({ href: `/faq#${anchor}`, label: question }));
}

export type FaqLink = Awaited<ReturnType<typeof listFaqLinks>>[number];
