import { nameWithAvailability, type Availability } from '@showroom/catalog-data/catalogue/availability';
import { catalogueFamilies, findFamily } from '@showroom/catalog-data/catalogue/families';
import type { Finish } from '@showroom/catalog-data/catalogue/finishes';
import { shortlistMax } from '@showroom/catalog-data/limits';
import {
  joinSubjects,
  listSubjects,
  readSubjects,
  type FormSubject,
  type PostedSubject,
  type SubjectRequest,
} from '@showroom/forms/form-subject';
import { findPublished, findStocked, works, type StockedProduct, type Store } from '@showroom/store/site';

/** How addresses and forms name what is not of the catalogue but of the showroom's stock. */
const IN_STOCK = 'in-stock';

/** Names what a visitor asks about, of a kind that the owner publishes; undefined where visitors see none of this slug. */
type FindLabel = (store: Store, slug: string) => Promise<string | undefined>;

/** Content that a form can be about, by its name in addresses. */
const contentSubjects: Readonly<Record<string, FindLabel>> = {
  works: async (store, slug) => (await findPublished(store, works, slug))?.fields.title,
  [IN_STOCK]: async (store, slug) => {
    const stocked = await findStocked(store, slug);
    return stocked && findSubjectOfPiece(slug, stocked.fields.name, stocked.state).label;
  },
};

const kinds = [...catalogueFamilies.map(({ family }) => family), ...Object.keys(contentSubjects)];

/**
 * What a form is about, named from the catalogue or from what is published; null for anything that neither holds, so that a
 * made-up address cannot put words on the page. A sample is asked for only of what there are samples of.
 */
export async function findFormSubject(
  store: Store,
  kind: string,
  slug: string,
  request: SubjectRequest = 'quote',
): Promise<FormSubject | null> {
  if (Object.hasOwn(contentSubjects, kind)) {
    const label = await contentSubjects[kind]?.(store, slug);
    return label === undefined ? null : { kind, slug, label, request: 'quote' };
  }
  const family = findFamily(kind);
  const product = family?.find(slug);
  if (!family || !product) return null;
  return { kind, slug, label: product.quoteLabel, request: family.hasSamples ? request : 'quote' };
}

/** The subject of the form on the page of a piece in stock. */
export function findSubjectOfPiece(slug: string, name: string, availability: Availability): FormSubject {
  return { kind: IN_STOCK, slug, label: nameWithAvailability(name, availability), request: 'quote' };
}

/** The subject that a posted form carries, several as the first with the others; null when the visitor took all off. */
export async function readPostedSubject(store: Store, form: FormData): Promise<FormSubject | null> {
  return findSubjects(store, readSubjects(form));
}

/** What the product that a posted form is about can be chosen in; none where there is no choice. */
export function listFinishesOfPosted(form: FormData): readonly Finish[] {
  const [posted] = readSubjects(form);
  return (posted && findFamily(posted.kind)?.find(posted.slug)?.finishes) ?? [];
}

async function findSubjects(store: Store, named: readonly PostedSubject[]): Promise<FormSubject | null> {
  const found = await Promise.all(named.map(({ kind, slug, request }) => findFormSubject(store, kind, slug, request)));
  return joinSubjects(found.filter((subject) => subject !== null));
}

/** The piece in stock that a subject names; undefined for any other, and for one that is not shown any more. */
export async function findPieceOfSubject(
  store: Store,
  subject: FormSubject | null,
): Promise<StockedProduct | undefined> {
  return subject?.kind === IN_STOCK ? findStocked(store, subject.slug) : undefined;
}

/** The samples that an address asks for, `?quartz=aurora&flooring=superior-walnut`; null where it names nothing that has samples. */
export async function readSamplesFromUrl(store: Store, { searchParams }: URL): Promise<FormSubject | null> {
  const named = [...searchParams]
    .slice(0, shortlistMax)
    .map(([kind, slug]) => ({ kind, slug, request: 'sample' as const }));
  return keepSamples(await findSubjects(store, named));
}

/** The products of a subject that samples are asked of; null where there are none. */
export function keepSamples(subject: FormSubject | null): FormSubject | null {
  return subject && joinSubjects(listSubjects({ ...subject }).filter(({ request }) => request === 'sample'));
}

/** The page of the product that a request is about; undefined for several products, and for what is not of the catalogue. */
export function findSubjectPath(subject: FormSubject | null): string | undefined {
  return subject && !subject.others ? findFamily(subject.kind)?.find(subject.slug)?.path : undefined;
}

/** The subject in a page's address, the other direction of `buildQuoteHref`: each product once, and a sample of one alone. */
export async function readSubjectFromUrl(store: Store, { searchParams }: URL): Promise<FormSubject | null> {
  const named = [...new Map([...searchParams].map(([kind, slug]) => [`${kind}=${slug}`, { kind, slug }])).values()]
    .filter(({ kind }) => kinds.includes(kind))
    .slice(0, shortlistMax);
  const request = named.length === 1 && searchParams.get('request') === 'sample' ? 'sample' : 'quote';
  return findSubjects(
    store,
    named.map((each) => ({ ...each, request })),
  );
}
