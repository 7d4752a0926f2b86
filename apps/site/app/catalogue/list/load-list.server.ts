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

/** Loads a family's list for a URL. Invalid parameters are ignored. */
export function loadList(
  family: CatalogueFamily,
  request: Request,
  {
    layout = 'list',
    isWhole,
    ...options
  }: Pick<CardOptions, 'find' | 'layout' | 'search'> & {
    /** All on one page, for the static export. */
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
    /** The list that this one is a part of. */
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
    /** Null for a list with fewer than two products. */
    compareHref: found > 1 ? `/compare?family=${toFamilyWord(findFamily(family.family) ?? family)}` : null,
    cards: toCards(family, cards, { ...options, layout, headingLevel: 'h2' }),
    emptyWords: found === 0 ? family.emptyWords : null,
    sorts,
    pageNumber: page,
    pageLinks: listed.pageLinks,
    canonicalSearch,
  };
}

/** A type that is another family, with a link to its list. */
function listTypesElsewhere(promotion: Promotion | undefined) {
  const { path, typeLabel } = promotion ?? {};
  const other = catalogueFamilies.find((each) => each.path === path);
  if (other === undefined || typeLabel === undefined) return [];
  return [
    { label: typeLabel, href: other.path, isElsewhere: true as const, count: other.slugs.length, isCurrent: false },
  ];
}

/** A list's title and description; each of its pages has its own description. */
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
