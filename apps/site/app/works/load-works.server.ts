import { findProductPage } from '@showroom/catalog-data/catalogue/families';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { workCategories } from '@showroom/store/rules';
import {
  countPublished,
  countPublishedByCategory,
  listRelatedPublished,
  listPublished,
  works,
  type Store,
} from '@showroom/store/site';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { findContentInPlace } from '../content/find-content.server.ts';
import { listCategories } from '../content/list-categories.ts';
import { describePage, placePage } from '../content/list-place.ts';
import { rememberCurrent } from '../content/remember-current.server.ts';
import { buildProjectQuoteHref } from '../leads/quote-href.ts';
import { pageWords } from '../seo/page-words.server.ts';
import { coverOf, paragraphsOf, toWorkCard, whenOf, type PublicWork } from './work-card.server.ts';
import { buildWorksSearch, categoryLabels, readWorksSearch } from './works-address.ts';

/** At the end of a page. */
const RELATED = 3;

/** Fills rows of two and of three. */
const WORKS_A_PAGE = 24;
/** All of them, for the static export. */
const WHOLE = 100_000;

const findCounts = rememberCurrent(async (store: Store) => {
  const inCategory = await countPublishedByCategory(store, works);
  const featured = new Map<string | null, number>();
  for (const category of [null, ...inCategory.keys()])
    featured.set(category, await countPublished(store, works, { category: category ?? undefined, isFeatured: true }));
  return { inCategory, featured };
});

/** Loads a page of the portfolio, featured works first; the last one if there are fewer. Unfinished works are marked. */
export async function loadWorks(store: Store, asked: URLSearchParams, isWhole = false) {
  const size = isWhole ? WHOLE : WORKS_A_PAGE;
  const { category, page: askedPage } = readWorksSearch(asked);
  const { featured, inCategory } = await findCounts(store);
  const categories = listCategories(workCategories, inCategory, category, {
    labelOf: (each) => categoryLabels[each],
    hrefOf: (each) => `/our-works${buildWorksSearch({ category: each, page: 1 })}`,
  });
  const count = categories.find(({ isCurrent }) => isCurrent)?.count ?? 0;
  const place = placePage(askedPage, { count, size }, (page) => buildWorksSearch({ category, page }));
  const { offset, pageNumber } = place;
  const list = async (isFeatured: boolean, after: number, limit: number) => {
    if (limit === 0) return [];
    const options = { category: category ?? undefined, isFeatured, limit, offset: after };
    return (await listPublished(store, works, options)).items;
  };
  const allFeatured = featured.get(category) ?? 0;
  const first = await list(true, offset, Math.min(size, Math.max(0, allFeatured - offset)));
  const others = await list(false, Math.max(0, offset - allFeatured), size - first.length);
  const shown = [...first, ...others];
  const pictures = await loadContentPictures(
    store,
    shown.map(({ fields }) => coverOf(fields)),
  );
  return {
    page: describePage(pageWords('/our-works'), place),
    category: category && { label: categoryLabels[category] },
    categories,
    works: shown.map((work) => toWorkCard(work, pictures)),
    /** In the category, if one is chosen. */
    count,
    pageNumber,
    /** The canonical URL's: a page of the list has its own, a category doesn't. */
    canonicalSearch: buildWorksSearch({ category: null, page: category === null ? pageNumber : 1 }),
    pageCount: place.pageCount,
    pageLinks: place.pageLinks,
  };
}

const projectTypeLabels: Readonly<Record<PublicWork['projectType'], string>> = {
  'new-construction': 'New construction',
  renovation: 'Renovation',
  remodel: 'Renovation',
};

/** Loads a work and its neighbours. @throws what `findContent` throws */
export async function loadWork(store: Store, slug: string) {
  const { found: work, newer, older } = await findContentInPlace(store, works, slug);
  const { fields } = work;
  const when = whenOf(work);
  const related = await listRelatedPublished(store, works, {
    id: work.id,
    shown: [...fields.tags, ...fields.products],
    category: fields.category,
    limit: RELATED,
  });
  const pictures = await loadContentPictures(store, [fields, related.map((each) => coverOf(each.fields))]);
  const [before] = fields.beforePictures;
  const [after = fields.pictures[0]] = fields.afterPictures;
  const first = coverOf(fields);
  const pair = {
    before: before && pictures.find(before)?.record,
    after: after && pictures.find(after)?.record,
  };
  const comparison = pair.before && pair.after ? { before: pair.before, after: pair.after } : null;
  // The gallery doesn't repeat the compared pictures.
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
      isSample: fields.isSample,
      category: categoryLabels[fields.category],
      location: fields.location,
      ...when,
      facts: [
        { label: 'Location', value: fields.location },
        { label: fields.status === 'completed' ? 'Completed' : 'Completion', value: when.dayText },
        { label: 'Project type', value: projectTypeLabels[fields.projectType] },
        { label: 'Size', value: fields.squareFeet > 0 ? `${fields.squareFeet} square feet` : '' },
        { label: 'Duration', value: fields.duration },
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
    products: fields.products.flatMap(toUsedProduct),
    newer,
    older,
    related: related.map((each) => toWorkCard(each, pictures)),
  };
}

export type WorkFacts = Awaited<ReturnType<typeof loadWork>>;

function toUsedProduct(path: string) {
  const found = findProductPage(path);
  if (found === undefined) return [];
  const { family, product } = found;
  const picture = findPicture(product.pictureNames[0] ?? '');
  return [
    {
      path: product.path,
      name: product.name,
      kind: pageWords(family.section).label,
      picture: picture && { record: toPictureSource(picture, { widths: [400], formats: ['avif'], alt: '' }) },
    },
  ];
}

function toKey(picture: PublicWork['pictures'][number] | undefined): string {
  if (picture === undefined) return '';
  return picture.source === 'media' ? `media:${picture.id}` : `master:${picture.name}`;
}
