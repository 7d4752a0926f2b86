import { catalogue, catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { findPicture } from '@showroom/pictures/picture-records';
import { describe, expect, it } from 'vitest';
import { parseCardNames } from './cards.ts';
import { drawCards, toCard } from './draw-cards.server.tsx';

const site = 'https://showroom.example';
const page = new Request(`${site}/quartz-countertops`);
const data = new Request(`${site}/quartz-countertops.data?_routes=list`);
const { quartz, vanities } = catalogue;
const first = (family = quartz) => family.nearest(family.slugs[0] ?? '', 1);

it.each(catalogueFamilies)(
  'draws each card of $family with its name, its picture, its page and its ribbon',
  (family) => {
    const { cards } = family.list(new URLSearchParams());
    const { html = [], names, path } = drawCards(page, family, cards);
    expect(parseCardNames(names).map(({ slug }) => slug)).toEqual(cards.map(({ slug }) => slug));
    for (const [index, { slug, pictureName }] of cards.entries()) {
      expect(html[index]).toContain(`href="${path}/${slug}"`);
      expect(html[index]).toContain(`/pictures/${pictureName}.`);
      expect(html[index]).toContain(`value="${slug}" aria-label="Shortlist `);
    }
  },
);

it('sends the markup once: in the body of a document, in data that is asked for alone', () => {
  expect(JSON.stringify(drawCards(page, quartz, first()))).not.toContain('<article');
  expect(JSON.stringify(drawCards(data, quartz, first()))).toContain('<article');
  expect(drawCards(page, quartz, first()).html).toEqual(drawCards(data, quartz, first()).html);
});

it('leads on in the list that is shown, and is the same card there', () => {
  const plain = drawCards(page, quartz, first());
  const filtered = drawCards(page, quartz, first(), { search: '?tone=white&vein=soft' });
  expect(filtered.html?.[0]).toContain('?tone=white&amp;vein=soft"');
  expect(filtered.names).toBe(plain.names);
});

it.each([
  ['the price', { price: '$1' }],
  ['the words', { detail: 'Another' }],
  ['what is left', { availability: 'sold-out' as const }],
  ['the picture', { pictureName: 'vanities/tamarack-30-gray/front' }],
])('is another when the owner changes %s', (_what, change) => {
  const [card] = first(vanities);
  if (!card) throw new Error('There are no vanities');
  const names = drawCards(page, vanities, [card]).names;
  expect(drawCards(page, vanities, [card]).names).toBe(names);
  expect(drawCards(page, vanities, [{ ...card, ...change }]).names).not.toBe(names);
});

it('says "Choose Options" where there is a choice of finishes, and "View Details" where there is none', () => {
  const { mirrors } = catalogue;
  const actionOf = (slug: string) =>
    mirrors.cardsOf([slug]).map((facts) => [facts.hasChoice ?? false, toCard(mirrors, facts).action]);
  expect(actionOf('origin-round')).toEqual([[true, 'Choose Options']]);
  expect(actionOf('media-dial')).toEqual([[false, 'View Details']]);
  // A family whose cards say nothing at their end.
  expect(first().map((facts) => toCard(quartz, { ...facts, hasChoice: true }).action)).toEqual([null]);
});

it('writes what a product is called as text', () => {
  const [card] = first(vanities);
  if (!card) throw new Error('There are no vanities');
  const { html } = drawCards(page, vanities, [{ ...card, name: '<img src=x onerror=alert(1)> "Oak"' }]);
  expect(html?.[0]).not.toContain('<img src=x');
  expect(html?.[0]).toContain('aria-label="Shortlist &lt;img src=x onerror=alert(1)&gt; &quot;Oak&quot;"');
});

it('says what the studio has drawn, and of the owner’s own picture no more than the name', () => {
  const [card] = first(vanities);
  if (!card) throw new Error('There are no vanities');
  const alt = (pictureName: string) =>
    / alt="([^"]*)"/.exec(drawCards(page, vanities, [{ ...card, pictureName }]).html?.[0] ?? '')?.[1];
  expect(alt(card.pictureName)).toBe(`${card.name} from the front`);
  expect(alt('scenes/home-bathroom')).toBe(card.name);
  expect(alt('')).toBeUndefined();
});

const spread = (channels: readonly number[] = []) => Math.max(...channels) - Math.min(...channels);

it('holds the place of a picture by a colour of its own: no white stone is green before it comes', () => {
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
  'cuts a photo of the owner to the proportions of its row: $family',
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
      const [html = ''] = drawCards(page, family, [facts], { find }).html ?? [];
      expect(readRatio(html)).toBeCloseTo(own.width / own.height, 2);
      expect(html).toContain('object-position:25% 90%');
    }
  },
);

describe.each(catalogueFamilies)('the pictures of $family', (family) => {
  it('show on all cards the same view in the same size', () => {
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
