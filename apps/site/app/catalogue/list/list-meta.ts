import { itemListJsonLd } from '../../seo/json-ld.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import { parseCardList } from '../cards/card-list.ts';
import type { ListFacts } from './load-list.server.ts';

/** The tags of a list. A page of it has a title and an address of its own; an arrangement of it has those of the list. */
export function listMeta(
  matches: Parameters<typeof sectionMeta>[0],
  list: ListFacts | undefined,
  /** Whether structured data lists what the page shows. */
  { listsItems = true } = {},
) {
  if (!list) return [];
  const { canonicalSearch, cards, page, pageNumber, whole } = list;
  const title = pageNumber === 1 ? page.title : `${page.title}, page ${pageNumber}`;
  return sectionMeta(
    matches,
    { ...page, title },
    {
      ...(whole ? { parent: { label: whole.label, href: whole.path } } : {}),
      search: canonicalSearch,
      describe: (siteUrl) => (listsItems ? [itemListJsonLd(siteUrl, itemsOf(cards))] : []),
    },
  );
}

function itemsOf({ frame, rows }: ListFacts['cards']) {
  return parseCardList(rows).map(({ name, slug }) => ({ name, path: `${frame.path}/${slug}` }));
}
