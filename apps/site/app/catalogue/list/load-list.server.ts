import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { pageWords } from '../../seo/page-words.server.ts';
import { toCards } from '../cards/to-cards.server.ts';

/** The list that an address asks a family for, as its page draws it. Any address gives a list. */
export function loadList(family: CatalogueFamily, request: Request) {
  const { cards, canonicalSearch, countText, found, groups, page, pageSearches, sorts, types } = family.list(
    new URL(request.url).searchParams,
  );
  const hero = findPicture(family.heroPicture);
  return {
    page: pageWords(family.path),
    noun: family.noun,
    intro: family.intro,
    closing: family.closingWords,
    guide: family.guide ?? null,
    hero: hero && toPictureSource(hero),
    groups,
    types,
    countText,
    found,
    cards: toCards(family, cards),
    emptyWords: found === 0 ? family.emptyWords : null,
    sorts,
    /** Which page of the list this is, from 1, and the query of each page. */
    pageNumber: page,
    pageSearches,
    canonicalSearch,
  };
}

export type ListFacts = ReturnType<typeof loadList>;
