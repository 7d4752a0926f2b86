import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import type { Promotion } from '@showroom/catalog-data/catalogue/family-definition';
import { upperFirst } from '@showroom/catalog-data/first-letter';
import { catalogueFamilies, findFamily } from '@showroom/catalog-data/catalogue/families';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { toFamilyWord } from '../../compare/comparison-address.ts';
import { LONGEST_DESCRIPTION } from '../../seo/shorten-description.ts';
import { pageWords, type PageWords } from '../../seo/page-words.server.ts';
import { toCards, type CardOptions } from '../cards/to-cards.server.ts';

/** The list that an address asks a family for, as its page draws it. Any address gives a list. */
export function loadList(
  family: CatalogueFamily,
  request: Request,
  {
    layout = 'list',
    isWhole,
    ...options
  }: Pick<CardOptions, 'find' | 'layout' | 'search'> & {
    /** All on one page, for a site of files. */
    readonly isWhole?: boolean | undefined;
  } = {},
) {
  const listed = family.list(new URL(request.url).searchParams, { isWhole });
  const { cards, canonicalSearch, countText, featured, found, groups, page, pageCount, sorts, text, types } = listed;
  const hero = findPicture(family.heroPicture);
  return {
    page: listWords(family, page, pageCount),
    noun: family.noun,
    intro: family.intro,
    closing: family.closingWords,
    guide: family.guide ?? null,
    /** The page one step above, that this list is a part of. */
    whole: family.within && toWhole(family.within, family.backWords),
    parts: { title: family.partsTitle ?? 'Shop by Category', links: family.parts.map(toPartLink) },
    promotion: family.promotion ? toPromotion(family.promotion) : null,
    text,
    featured: featured.length > 0 ? toCards(family, featured, { ...options, layout: 'strip' }) : null,
    hero: hero && toPictureSource(hero),
    groups,
    types: types && { ...types, elsewhere: listTypesElsewhere(family.promotion) },
    countText: pageCount > 1 ? `${countText}, page ${page} of ${pageCount}` : countText,
    found,
    /** Where its products are chosen to be compared; null of a list that holds no two. */
    compareHref: found > 1 ? `/compare?family=${toFamilyWord(findFamily(family.family) ?? family)}` : null,
    cards: toCards(family, cards, { ...options, layout, headingLevel: 'h2' }),
    emptyWords: found === 0 ? family.emptyWords : null,
    sorts,
    /** Which page of the list this is, from 1, and those that it leads to. */
    pageNumber: page,
    pageLinks: listed.pageLinks,
    canonicalSearch,
  };
}

/** Types that another family holds, each with the way to its list. */
function listTypesElsewhere(promotion: Promotion | undefined) {
  const { path, typeLabel } = promotion ?? {};
  const other = catalogueFamilies.find((each) => each.path === path);
  if (other === undefined || typeLabel === undefined) return [];
  return [
    { label: typeLabel, href: other.path, isElsewhere: true as const, count: other.slugs.length, isCurrent: false },
  ];
}

/** The words of a list, and of each page of it its own description. */
function listWords({ family, path, noun }: CatalogueFamily, page: number, pages: number): PageWords {
  const words = pageWords(path);
  const things = family === 'in-stock' ? `${noun.many} in stock` : noun.many;
  const offer = `${things} with photos, dimensions and prices to compare.`;
  if (page > 1) return { ...words, description: `Page ${page} of ${pages}: ${offer}` };
  const whole = `${words.description} ${upperFirst(offer)}`;
  return whole.length > LONGEST_DESCRIPTION ? words : { ...words, description: whole };
}

function toWhole(within: PageWords['path'], backWords?: string) {
  const words = pageWords(within);
  return { ...words, backWords: backWords ?? `Back to all ${words.label.toLowerCase()}` };
}

/** A part of a family as the list of the whole leads to it. */
function toPartLink({ path, slugs, find, noun }: CatalogueFamily) {
  const picture = findPicture(find(slugs[0] ?? '')?.pictureNames[0] ?? '');
  return {
    path,
    label: pageWords(path).label,
    countText: `${slugs.length} ${slugs.length === 1 ? noun.one : noun.many}`,
    picture: picture && toPictureSource(picture, { widths: [400], formats: ['avif'] }),
  };
}

function toPromotion({ pictureName, ...words }: Promotion) {
  const picture = findPicture(pictureName);
  return { ...words, picture: picture && toPictureSource(picture, { widths: [400, 800] }) };
}

export type ListFacts = ReturnType<typeof loadList>;
