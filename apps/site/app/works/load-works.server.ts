import { builtFamilies } from '@showroom/catalog-data/catalogue/families';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { workCategories } from '@showroom/store/content-options';
import { findRedirect } from '@showroom/store/find-redirect';
import type { Store } from '@showroom/store/open-store';
import type { Published } from '@showroom/store/published';
import { works } from '@showroom/store/works';
import { data, redirect } from 'react-router-dom';
import type { CountedLink } from '../catalogue/list/counted-links.tsx';
import { loadContentPictures } from '../content/content-pictures.server.ts';
import { listAllPublished } from '../content/list-all-published.server.ts';
import { buildProjectQuoteHref } from '../leads/quote-href.ts';
import { pageWords } from '../seo/page-words.server.ts';
import { paragraphsOf, toWorkCard, whenOf, type PublicWork } from './work-card.server.ts';
import { buildWorksSearch, categoryLabels, readWorkCategory } from './works-address.ts';

const RELATED = 3;

/**
 * The portfolio as an address asks for it. To publish a work is to show it: one that is not finished yet is among the others,
 * with a mark that says so.
 */
export async function loadWorks(store: Store, asked: URLSearchParams) {
  const category = readWorkCategory(asked);
  const all = await listAllPublished(store, works);
  const found = category === null ? all : all.filter(({ fields }) => fields.category === category);
  const pictures = await loadContentPictures(
    store,
    found.map(({ fields }) => fields.pictures[0]),
  );
  return {
    page: pageWords('/our-works'),
    category: category && { label: categoryLabels[category] },
    categories: listCategories(all, category),
    works: found.map((work) => toWorkCard(work, pictures)),
  };
}

/** Every category in which something is to be seen, and the one that is asked for, in the order of the specification. */
function listCategories(all: readonly Published<PublicWork>[], asked: string | null): readonly CountedLink[] {
  const links = workCategories.map((category) => ({
    label: categoryLabels[category],
    count: all.filter(({ fields }) => fields.category === category).length,
    search: buildWorksSearch(category),
    isCurrent: category === asked,
  }));
  return [
    { label: 'All', count: all.length, search: '', isCurrent: asked === null },
    ...links.filter(({ count, isCurrent }) => count > 0 || isCurrent),
  ];
}

const projectTypeLabels: Readonly<Record<PublicWork['projectType'], string>> = {
  'new-construction': 'New construction',
  renovation: 'Renovation',
  remodel: 'Remodel',
};

/**
 * A work as its page draws it, with those around it.
 *
 * @throws a redirect where it has moved; a 404 response where visitors see none of this slug.
 */
export async function loadWork(store: Store, slug: string) {
  const all = await listAllPublished(store, works);
  const at = all.findIndex((each) => each.slug === slug);
  const work = all[at];
  if (work === undefined) {
    const moved = await findRedirect(store, `/our-works/${slug}`);
    throw moved === undefined ? data(null, { status: 404 }) : redirect(moved, 301);
  }
  const { fields } = work;
  const related = listRelated(work, all);
  const pictures = await loadContentPictures(store, [fields, related.map((each) => each.fields.pictures[0])]);
  const [before] = fields.beforePictures;
  const [after = fields.pictures[0]] = fields.afterPictures;
  const [first] = fields.pictures;
  const pair = {
    before: before && pictures.find(before)?.record,
    after: after && pictures.find(after)?.record,
  };
  const comparison = pair.before && pair.after ? { before: pair.before, after: pair.after } : null;
  // What is compared already is not shown a second time.
  const inGallery = comparison
    ? [...fields.pictures, ...fields.beforePictures.slice(1), ...fields.afterPictures.slice(1)].filter(
        (picture) => toKey(picture) !== toKey(after),
      )
    : [...fields.pictures, ...fields.beforePictures, ...fields.afterPictures];
  return {
    section: pageWords('/our-works'),
    work: {
      path: work.path ?? '',
      title: fields.title,
      category: categoryLabels[fields.category],
      location: fields.location,
      ...whenOf(work),
      facts: [
        { label: 'Where', value: fields.location },
        { label: fields.status === 'completed' ? 'Completed' : 'Completion', value: whenOf(work).dayText },
        { label: 'Kind', value: projectTypeLabels[fields.projectType] },
        { label: 'Size', value: fields.squareFeet > 0 ? `${fields.squareFeet} square feet` : '' },
        { label: 'Time', value: fields.duration },
        { label: 'Budget', value: fields.budgetRange },
      ].filter(({ value }) => value !== ''),
      description: paragraphsOf(fields.description),
      features: fields.features,
      testimonial:
        fields.testimonial === ''
          ? null
          : { quote: fields.testimonial, role: fields.testimonialRole, isSample: fields.isSample },
      pictures: inGallery.flatMap((picture) => pictures.findForGallery(picture) ?? []),
      comparison,
      quoteHref: buildProjectQuoteHref(work.slug),
    },
    shared: (first && pictures.findShared(first)) ?? null,
    products: fields.products.flatMap((path) => findProduct(path) ?? []),
    newer: toWay(all[at - 1]),
    older: toWay(all[at + 1]),
    related: related.map((each) => toWorkCard(each, pictures)),
  };
}

export type WorkFacts = Awaited<ReturnType<typeof loadWork>>;

/** Others of its category, and then what shares a product with it; of equals the newer comes first. */
function listRelated(work: Published<PublicWork>, all: readonly Published<PublicWork>[]) {
  const closeness = ({ fields }: Published<PublicWork>) =>
    (fields.category === work.fields.category ? 2 : 0) +
    fields.products.filter((path) => work.fields.products.includes(path)).length +
    fields.tags.filter((tag) => work.fields.tags.includes(tag)).length;
  return all
    .filter((each) => each.id !== work.id)
    .toSorted((a, b) => closeness(b) - closeness(a))
    .slice(0, RELATED);
}

/** A product of the catalogue by the path of its page, as a line of a list. */
function findProduct(path: string) {
  for (const family of builtFamilies) {
    const slug = path.startsWith(`${family.productsPath}/`) ? path.slice(family.productsPath.length + 1) : '';
    const product = slug === '' ? undefined : family.find(slug);
    if (product === undefined) continue;
    const picture = findPicture(product.pictureNames[0] ?? '');
    return {
      path: product.path,
      name: product.name,
      kind: pageWords(family.section).label,
      picture: picture && { record: toPictureSource(picture, { widths: [400], formats: ['avif'], alt: '' }) },
    };
  }
  return undefined;
}

function toKey(picture: PublicWork['pictures'][number] | undefined): string {
  if (picture === undefined) return '';
  return picture.source === 'media' ? `media:${picture.id}` : `master:${picture.name}`;
}

function toWay(work: Published<PublicWork> | undefined) {
  return work === undefined ? null : { path: work.path ?? '', title: work.fields.title };
}
