import type { Section } from '@showroom/catalog-data/company/company-page';
import { writeCompanyPage, type CompanyPath } from '@showroom/catalog-data/company/company-pages';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPublished, readBusinessFacts, works, type Store } from '@showroom/store/site';
import type { RouterContextProvider } from 'react-router-dom';
import { readVerification } from '../../leads/check-person.server.ts';
import { storeContext } from '../../request-context.ts';
import { describeBusiness } from '../../seo/business-json-ld.server.ts';
import { pageWords } from '../../seo/page-words.server.ts';

/** Loads a company page with current facts and published works. */
export async function loadCompanyPage(path: CompanyPath, context: Readonly<RouterContextProvider>) {
  const store = context.get(storeContext);
  const setUp = { checksForRobots: (await readVerification(context)) !== undefined };
  const {
    closing,
    describes,
    handOverTo = null,
    hero,
    sections,
  } = writeCompanyPage(path, await readBusinessFacts(store), setUp);
  return {
    page: pageWords(path),
    describes,
    business: describes === 'business' ? await describeBusiness(context) : null,
    handOverTo,
    hero: {
      ...hero,
      picture: hero.picture === null ? null : loadPicture(hero.picture),
    },
    sections: await Promise.all(sections.map((section) => loadSection(section, store))),
    closing,
  };
}

async function loadSection(section: Section, store: Store) {
  switch (section.kind) {
    case 'story':
      return {
        ...section,
        picture: loadPicture(section.picture),
      };
    case 'promises':
      return { ...section, picture: loadPicture(section.picture) };
    case 'pictures':
      return {
        ...section,
        cards: section.cards.map((card) => ({ ...card, picture: loadPicture(card.picture, [400, 800]) })),
      };
    case 'trades':
      return {
        ...section,
        trades: await Promise.all(
          section.trades.map(async ({ page, works: slugs, ...trade }) => ({
            ...trade,
            picture: loadPicture(trade.picture),
            shownBy: [...(await findWorks(store, slugs)), ...(page ? [page] : [])],
          })),
        ),
      };
    default:
      return section;
  }
}

/** Published works by slug, in the given order. */
async function findWorks(store: Store, slugs: readonly string[]) {
  const found = await Promise.all(slugs.map((slug) => findPublished(store, works, slug)));
  return found.flatMap((work) =>
    work?.path ? [{ href: work.path, label: `${work.fields.title}, ${work.fields.location}` }] : [],
  );
}

function loadPicture(name: string, widths?: readonly number[]) {
  const record = findPicture(name);
  return record && toPictureSource(record, { widths });
}

export type CompanyPageFacts = Awaited<ReturnType<typeof loadCompanyPage>>;
export type LoadedSection = CompanyPageFacts['sections'][number];

/** A loaded section of one kind. */
export type SectionOf<Kind extends LoadedSection['kind']> = Extract<LoadedSection, { readonly kind: Kind }>;
