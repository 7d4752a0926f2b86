import { itemListJsonLd } from '../../seo/json-ld.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import type { ListFacts } from './load-list.server.ts';

/** A list's metadata. Each of its pages has its own title and URL; filtered and sorted views have the list's. */
export function listMeta(matches: Parameters<typeof sectionMeta>[0], list: ListFacts | undefined) {
  if (!list) return [];
  const { canonicalSearch, cards, page, pageNumber, whole } = list;
  const title = pageNumber === 1 ? page.title : `${page.title}, page ${pageNumber}`;
  return sectionMeta(
    matches,
    { ...page, title, metaTitle: pageNumber === 1 ? page.metaTitle : undefined },
    {
      ...(whole ? { parent: { label: whole.label, href: whole.path } } : {}),
      search: canonicalSearch,
      describe: (siteUrl) => [
        itemListJsonLd(
          siteUrl,
          cards.items.map(({ href }) => href),
        ),
      ],
    },
  );
}
