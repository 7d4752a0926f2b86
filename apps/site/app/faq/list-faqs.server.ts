import { fillFactPlaceholders } from '@showroom/catalog-data/fact-placeholders';
import { faqGroups, type FaqGroup } from '@showroom/catalog-data/faq-groups';
import { faqs, readBusinessFacts, type Store } from '@showroom/store/site';
import { listAllPublished } from '../content/list-all-published.server.ts';
import { rememberCurrent } from '../content/remember-current.server.ts';

/** A question as visitors see it, with the facts of now in its answer. */
export interface ListedFaq {
  /** Of its place on the page. */
  readonly anchor: string;
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
  readonly group: FaqGroup;
}

/** Every question that visitors see, in the order of the page. */
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

/** The questions of a group as links to their answers, for the page that they belong to. */
export async function listFaqLinks(store: Store, group: FaqGroup) {
  const found = (await listFaqs(store)).filter((faq) => faq.group === group);
  return found.map(({ anchor, question }) => ({ href: `/faq#${anchor}`, label: question }));
}

export type FaqLink = Awaited<ReturnType<typeof listFaqLinks>>[number];
