import { catalogue, catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { findPicture } from '@showroom/pictures/picture-records';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ProductCard } from './product-card.tsx';
import { toCards, toCard } from './to-cards.server.ts';

const { quartz, vanities } = catalogue;
const draw = (...given: Parameters<typeof toCard>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductCard {...toCard(...given)} />
    </MemoryRouter>,
  );
const first = (family = quartz) => family.nearest(family.slugs[0] ?? '', 1);

it.each(catalogueFamilies)('gives each card of $family its name, its picture and its page', (family) => {
  const { cards } = family.list(new URLSearchParams());
  const { items } = toCards(family, cards);
  expect(items.map(({ name }) => name)).toEqual(cards.map(({ name }) => name));
  for (const [index, { slug, pictureName }] of cards.entries()) {
    expect(items[index]).toMatchObject({ href: `${family.productsPath}/${slug}`, picture: { name: pictureName } });
  }
});

it('says "Choose Options" for products with several finishes, and "View Details" for others', () => {
  const { mirrors } = catalogue;
  const actionOf = (slug: string) =>
    mirrors.cardsOf([slug]).map((facts) => [facts.hasChoice ?? false, toCard(mirrors, facts).action]);
  expect(actionOf('origin-round')).toEqual([[true, 'Choose Options']]);
  expect(actionOf('media-dial')).toEqual([[false, 'View Details']]);
  expect(first().map((facts) => toCard(quartz, { ...facts, hasChoice: true }).action)).toEqual([null]);
});

it('describes a rendered picture, and an uploaded one only by its name', () => {
  const [card] = first(vanities);
  if (!card) throw new Error('There are no vanities');
  const alt = (pictureName: string) => / alt="([^"]*)"/.exec(draw(vanities, { ...card, pictureName }, {}))?.[1];
  expect(alt(card.pictureName)).toBe(`${card.name}, front view`);
  expect(alt('scenes/home-bathroom')).toBe(card.name);
  expect(alt('')).toBeUndefined();
});

const spread = (channels: readonly number[] = []) => Math.max(...channels) - Math.min(...channels);

it('reserves the place of a picture in its own colour: no white stone starts green', () => {
  for (const family of catalogueFamilies) {
    for (const facts of family.slugs.flatMap((slug) => family.nearest(slug, 1))) {
      const { name = '', dominantColour = '' } = findPicture(facts.pictureName) ?? {};
      const [meant, shown] = [
        dominantColour,
        (toCard(family, facts).picture?.dominantColour ?? '').replaceAll(/[0-9a-f]/g, '$&$&'),
      ].map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
      expect(spread(shown), name).toBeLessThanOrEqual(spread(meant));
    }
  }
});

function readRatio(html: string): number {
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  return Number(width) / Number(height);
}

it.each(catalogueFamilies.filter(({ family }) => family !== 'quartz'))(
  'crops an uploaded photo to the proportions of its row: $family',
  (family) => {
    const [facts] = family.nearest(family.slugs[0] ?? '', 1);
    const own = facts && findPicture(facts.pictureName);
    if (!facts || !own) throw new Error(`${family.family} shows nothing`);
    for (const size of [
      { width: 3000, height: 4000 },
      { width: 2268, height: 4032 },
      { width: 5000, height: 1200 },
    ]) {
      const find = () => ({ ...own, ...size, name: 'media/portrait', focalPoint: { x: 0.25, y: 0.9 } });
      const html = draw(family, facts, { find });
      expect(readRatio(html)).toBeCloseTo(own.width / own.height, 2);
      expect(html).toContain('object-position:25% 90%');
    }
  },
);

describe.each(catalogueFamilies)('the pictures of $family', (family) => {
  it('show the same view in the same size on all cards', () => {
    const views = family.slugs.map((slug) => {
      const { pictureName = '' } = family.nearest(slug, 1)[0] ?? {};
      const { width, height } = findPicture(pictureName) ?? {};
      return `${pictureName.replace(`/${slug}/`, '/*/')} ${width} × ${height}`;
    });
    expect(new Set(views).size).toBe(1);
    expect(views[0]).toMatch(/ \d+ × \d+$/);
  });

  it('start with the view that the list shows', () => {
    expect(findPicture(family.heroPicture)).toBeTruthy();
  });
});
