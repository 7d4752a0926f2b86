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

/** The name of stock in URLs and forms. */
const IN_STOCK = 'in-stock';

/** Finds the label of published content; undefined if it isn’t public. */
type FindLabel = (store: Store, slug: string) => Promise<string | undefined>;

/** Content that a form can be about, by its name in URLs. */
const contentSubjects: Readonly<Record<string, FindLabel>> = {
  works: async (store, slug) => (await findPublished(store, works, slug))?.fields.title,
  [IN_STOCK]: async (store, slug) => {
    const stocked = await findStocked(store, slug);
    return stocked && findSubjectOfPiece(slug, stocked.fields.name, stocked.state).label;
  },
};

const kinds = [...catalogueFamilies.map(({ family }) => family), ...Object.keys(contentSubjects)];

/**
 * A form’s subject, named as in the catalogue or as published; null for anything else, so that an invented URL can’t
 * put text on the page. Samples only of products that have them.
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

export function findSubjectOfPiece(slug: string, name: string, availability: Availability): FormSubject {
  return { kind: IN_STOCK, slug, label: nameWithAvailability(name, availability), request: 'quote' };
}

/** A posted form’s subject; of several, the first with the others. Null if the visitor removed it. */
export async function readPostedSubject(store: Store, form: FormData): Promise<FormSubject | null> {
  return findSubjects(store, readSubjects(form));
}

/** The finishes of a posted form’s product, if there is a choice. */
export function listFinishesOfPosted(form: FormData): readonly Finish[] {
  const [posted] = readSubjects(form);
  return (posted && findFamily(posted.kind)?.find(posted.slug)?.finishes) ?? [];
}

async function findSubjects(store: Store, named: readonly PostedSubject[]): Promise<FormSubject | null> {
  const found = await Promise.all(named.map(({ kind, slug, request }) => findFormSubject(store, kind, slug, request)));
  return joinSubjects(found.filter((subject) => subject !== null));
}

/** The piece in stock of a subject; undefined for others, and if it is no longer published. */
export async function findPieceOfSubject(
  store: Store,
  subject: FormSubject | null,
): Promise<StockedProduct | undefined> {
  return subject?.kind === IN_STOCK ? findStocked(store, subject.slug) : undefined;
}

/** The samples in a URL, `?quartz=aurora&flooring=superior-walnut`; null if none is available. */
export async function readSamplesFromUrl(store: Store, { searchParams }: URL): Promise<FormSubject | null> {
  const named = [...searchParams]
    .slice(0, shortlistMax)
    .map(([kind, slug]) => ({ kind, slug, request: 'sample' as const }));
  return keepSamples(await findSubjects(store, named));
}

/** The products of a subject that have samples; null for none. */
export function keepSamples(subject: FormSubject | null): FormSubject | null {
  return subject && joinSubjects(listSubjects({ ...subject }).filter(({ request }) => request === 'sample'));
}

/** The page of a subject’s product; undefined for several products, and outside the catalogue. */
export function findSubjectPath(subject: FormSubject | null): string | undefined {
  return subject && !subject.others ? findFamily(subject.kind)?.find(subject.slug)?.path : undefined;
}

/** The subject in a page’s URL, the reverse of `buildQuoteHref`: each product once, and a sample of only one. */
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
