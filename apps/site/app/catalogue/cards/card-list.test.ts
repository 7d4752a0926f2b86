import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { findPicture } from '@showroom/pictures/picture-records';
import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { buildCardList, parseCardList } from './card-list.ts';
import { toCards } from './to-cards.server.ts';

it.each(catalogueFamilies)('brings every card of $family back as it was', (family) => {
  for (const search of family.list(new URLSearchParams()).pageSearches) {
    const facts = family.list(new URLSearchParams(search)).cards;
    const cards = parseCardList(toCards(family, facts).rows);
    expect(cards).toHaveLength(facts.length);
    for (const [index, { pictureName, ...fact }] of facts.entries()) {
      expect(cards[index]).toEqual({
        ...fact,
        picture: {
          hash: expect.stringMatching(/^[0-9a-f]{8}$/),
          dominantColour: expect.stringMatching(/^#[0-9a-f]{3}$/),
        },
      });
      const { family: name, view } = toCards(family, facts).frame;
      expect(`${name}/${fact.slug}/${view}`).toBe(pictureName);
    }
  }
});

const spread = (channels: readonly number[] = []) => Math.max(...channels) - Math.min(...channels);

it('holds the place of a picture by a colour of its own: no white stone is green before it comes', () => {
  for (const family of catalogueFamilies) {
    for (const slug of family.slugs) {
      const facts = family.nearest(slug, 1);
      const [card] = parseCardList(toCards(family, facts).rows);
      const { name = '', dominantColour = '' } = findPicture(facts[0]?.pictureName ?? '') ?? {};
      const [meant, shown] = [
        dominantColour,
        (card?.picture?.dominantColour ?? '').replaceAll(/[0-9a-f]/g, '$&$&'),
      ].map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
      expect(spread(shown), name).toBeLessThanOrEqual(spread(meant));
    }
  }
});

describe.each(catalogueFamilies)('the pictures of $family', (family) => {
  it('show on all cards the same view in the same size: their pages say both once', () => {
    const views = family.slugs.map((slug) => {
      const { pictureName = '' } = family.nearest(slug, 1)[0] ?? {};
      const { width, height } = findPicture(pictureName) ?? {};
      return `${pictureName.replace(`/${slug}/`, '/*/')} ${width} × ${height}`;
    });
    expect(new Set(views).size).toBe(1);
    expect(views[0]).toMatch(/ \d+ × \d+$/);
  });

  it('begin with the one that its list opens with', () => {
    expect(findPicture(family.heroPicture)).toBeTruthy();
  });
});

const bare: Card = {
  slug: 'new',
  name: 'New',
  eyebrow: 'RED',
  detail: '2 cm',
  features: [],
  price: null,
  rating: null,
  availability: 'in-stock',
  picture: null,
};

it.each<[string, Partial<Card>]>([
  ['nothing more', {}],
  ['tags and no picture', { features: ['Style', 'Value'] }],
  ['a picture alone', { picture: { hash: 'abcdef12', dominantColour: '#abc' } }],
  ['a price and no picture', { price: '$899', rating: 0 }],
  ['no price and none left', { availability: 'sold-out', rating: 4.2 }],
  [
    'a picture that its owner chose',
    { picture: { hash: 'abcdef12', dominantColour: '#abc', own: { name: 'media/4-a', width: 900, height: 1200 } } },
  ],
  ['few left', { availability: 'low-stock' }],
  ['the last one promised', { availability: 'reserved', price: '$899' }],
  ['a price on request', { price: 'Price on request', availability: 'on-request' }],
])('knows a card that has %s', (_what, facts) => {
  const card = { ...bare, ...facts };
  expect(parseCardList(buildCardList([card, bare]))).toEqual([card, bare]);
});

it('knows an empty list', () => {
  expect(parseCardList(buildCardList([]))).toEqual([]);
});
