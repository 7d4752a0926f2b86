import { quartzColours } from '@showroom/catalog-data/quartz';
import { expect, it } from 'vitest';
import { buildCardList, parseCardList } from './card-list.ts';
import { toColourCardFacts } from './colour-card-facts.server.ts';

it('brings every card of the catalogue back as it was', () => {
  const cards = quartzColours.map(toColourCardFacts);
  expect(parseCardList(buildCardList(cards))).toEqual(cards);
});

it('knows an empty list, and a colour that has no picture or tag yet', () => {
  const bare = { slug: 'new', label: 'New', collectionLabel: 'RED', thickness: '2 cm', features: [], slab: null };
  expect(parseCardList(buildCardList([]))).toEqual([]);
  expect(parseCardList(buildCardList([bare]))).toEqual([bare]);
});
