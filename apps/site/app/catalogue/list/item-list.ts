import { parseCardList } from '../cards/card-list.ts';
import type { ListFacts } from './load-list.server.ts';

/** What a list shows, in its order. https://schema.org/ItemList */
export function itemListJsonLd(siteUrl: string, { cards }: ListFacts): object {
  return {
    '@type': 'ItemList',
    itemListElement: parseCardList(cards.rows).map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${siteUrl}${cards.frame.path}/${slug}`,
    })),
  };
}
