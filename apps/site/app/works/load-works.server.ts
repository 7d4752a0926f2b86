import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { workCategories } from '@showroom/store/content-options';
import type { Store } from '@showroom/store/open-store';
import { listClosestPublished } from '@showroom/store/find-around';
import { countPublishedByCategory } from '@showroom/store/published';
import { works } from '@showroom/store/works';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { findContentInPlace } from '../content/find-content.server.ts';
import { featuredFirst } from '../content/featured-first.ts';
import { listAllPublished } from '../content/list-all-published.server.ts';
import { listCategories } from '../content/list-categories.ts';
import { buildProjectQuoteHref } from '../leads/quote-href.ts';
import { pageWords } from '../seo/page-words.server.ts';
import { paragraphsOf, toWorkCard, whenOf, type PublicWork } from './work-card.server.ts';
import { buildWorksSearch, categoryLabels, readWorkCategory } from './works-address.ts';

/** How many end a page. */
const RELATED = 3;

/**
 * The portfolio as an address asks for it, what the owner features before the others. To publish a work is to show it: one that is not finished yet is among the others,
 * with a mark that says so.
 */
export async function loadWorks(store: Store, asked: URLSearchParams) {
  const category = readWorkCategory(asked);
  const all = featuredFirst(await listAllPublished(store, works));
  const found = category === null ? all : all.filter(({ fields }) => fields.category === category);
  const pictures = await loadContentPictures(
    store,
    found.map(({ fields }) => fields.pictures[0]),
  );
  return {
    page: pageWords('/our-works'),
    category: category && { label: categoryLabels[category] },
    categories: listCategories(workCategories, await countPublishedByCategory(store, works), category, {
      labelOf: (each) => categoryLabels[each],
      hrefOf: (each) => `/our-works${buildWorksSearch(each)}`,
    }),
    works: found.map((work) => toWorkCard(work, pictures)),
  };
}

const projectTypeLabels: Readonly<Record<PublicWork['projectType'], string>> = {
  'new-construction': 'New construction',
  renovation: 'Renovation',
  remodel: 'Remodel',
};

/**
 * A work as its page draws it, with those around it.
 *
 * @throws what `findContent` throws.
 */
export async function loadWork(store: Store, slug: string) {
  const { found: work, newer, older } = await findContentInPlace(store, works, slug);
  const { fields } = work;
  const when = whenOf(work);
  const related = await listClosestPublished(store, works, {
    id: work.id,
    shown: fields.tags,
    category: fields.category,
    limit: RELATED,
  });
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
      ...when,
      facts: [
        { label: 'Where', value: fields.location },
        { label: fields.status === 'completed' ? 'Completed' : 'Completion', value: when.dayText },
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
    newer,
    older,
    related: related.map((each) => toWorkCard(each, pictures)),
  };
}

export type WorkFacts = Awaited<ReturnType<typeof loadWork>>;

/** A product of the catalogue by the path of its page, as a line of a list. */
function findProduct(path: string) {
  for (const family of catalogueFamilies) {
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
