// @vitest-environment jsdom
import { catalogueFamilies, catalogue } from '@showroom/catalog-data/catalogue/families';
import { compareMax } from '@showroom/catalog-data/limits';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { saveSettings } from '@showroom/store/admin';
import { settingsGroups, systemActor } from '@showroom/store/site';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishVanity } from '../testing/in-stock.ts';
import { renderSite } from '../testing/render-site.tsx';
import { temporarySite } from '../testing/temporary-site.ts';
import { buildComparison } from './build-comparison.ts';
import Compare, { loader } from './compare.route.tsx';

const path = '/compare';
let context: Awaited<ReturnType<typeof temporarySite>>['context'];
beforeEach(async () => {
  ({ context } = await temporarySite());
});

const load = (search: string) =>
  loader(
    routeArgs({ request: new Request(`https://showroom.example${path}${search}`), context, params: {}, pattern: path }),
  );

async function render(search: string) {
  renderSite({
    at: path + search,
    routes: [{ path, Component: Compare, loader: ({ request }) => load(new URL(request.url).search) }],
  });
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

const address = () => screen.getByTestId('address').textContent;
const heads = () =>
  screen.getAllByRole('columnheader').map((head) => within(head).getAllByRole('link')[0]?.textContent);

describe('a comparison', () => {
  it.each(catalogueFamilies)('shows each of $family with the facts of its page, in its own column', async (family) => {
    const slugs = family.slugs.slice(0, 3);
    const { rows, products } = await load(`?${slugs.map((slug) => `${family.family}=${slug}`).join('&')}`);
    expect(products.map(({ slug }) => slug)).toEqual(slugs);
    for (const [at, slug] of slugs.entries()) {
      const product = family.find(slug);
      for (const { label, value } of product?.specifications ?? [])
        expect(rows.find((row) => row.label === label)?.cells[at], `${slug}: ${label}`).toBe(value);
      if (product?.offer) expect(rows.find(({ label }) => label === 'Price')?.cells[at]).toBe(product.offer.price);
    }
    for (const { cells, differs } of rows.filter(({ label }) => label !== 'Features'))
      expect(differs).toBe(new Set(cells).size > 1);
  });

  it('shows the price bands of colours, and how they look', async () => {
    const site = await temporarySite();
    ({ context } = site);
    const saved = await site.store.write({ actor: systemActor }, (t) =>
      saveSettings(t, settingsGroups.promises, {
        from: 0,
        fields: { quartzPriceBands: { beyond: { fromCents: 95_00, toCents: 130_00 }, red: null, discovery: null } },
      }),
    );
    expect(saved).toMatchObject({ ok: true });
    const { rows } = await load('?quartz=aurora&quartz=azure-mist');
    expect(rows.slice(0, 2)).toEqual([
      { label: 'Price', cells: ['$95 to $130 per sq ft, installed', 'Price on request'], differs: true },
      { label: 'Look', cells: ['White, fine gold veins', 'Blue, speckled'], differs: true },
    ]);
  });

  it('has a row for a fact of one product, and none for a fact of none', () => {
    const plain = { features: [], material: 'Oak', offer: null, specifications: [{ label: 'Width', value: '30″' }] };
    const rows = buildComparison([plain, { ...plain, specifications: [{ label: 'Depth', value: '21″' }] }]);
    expect(rows).toEqual([
      { label: 'Material', cells: ['Oak', 'Oak'], differs: false },
      { label: 'Width', cells: ['30″', ''], differs: true },
      { label: 'Depth', cells: ['', '21″'], differs: true },
    ]);
  });

  it('finds no difference in features that differ only in the colour’s name or in order', () => {
    const plain = { material: 'Quartz', offer: null, specifications: [] };
    const differs = (one: readonly string[], other: readonly string[]) =>
      buildComparison([
        { ...plain, features: one, ownName: 'Bianco Neve' },
        { ...plain, features: other, ownName: 'Aurora' },
      ]).find(({ label }) => label === 'Features')?.differs;
    expect(differs(['Elegant Bianco Neve pattern', 'Durable'], ['Durable', 'Elegant Aurora pattern'])).toBe(false);
    expect(differs(['Elegant Bianco Neve pattern'], ['Bold Aurora pattern'])).toBe(true);
    expect(differs(['Elegant Bianco Neve pattern'], ['Elegant Bianco Neve pattern'])).toBe(true);
    expect(differs(['Durable'], ['Durable', 'Easy to clean'])).toBe(true);
  });

  it('says of real colours that their features are the same', async () => {
    const { rows } = await load('?quartz=aurora&quartz=bianco-neve&quartz=space-black');
    expect(rows.find(({ label }) => label === 'Features')).toMatchObject({ differs: false });
  });

  it('shows close-ups next to each other, and every colour in the same room', async () => {
    const roomOf = ({ views }: Awaited<ReturnType<typeof load>>) =>
      views.find(({ label }) => label === 'In a room')?.pictures.map((picture) => picture?.alt.split(' in ')[0]);
    const all = `?${catalogue.quartz.slugs
      .slice(0, compareMax)
      .map((slug) => `quartz=${slug}`)
      .join('&')}`;
    const comparison = await load(all);
    expect(comparison.views[0]?.pictures.map((picture) => picture?.alt)).toEqual(
      comparison.products.map(({ name }) => expect.stringContaining(`Close-up of ${name} quartz`)),
    );
    const kitchen = 'Kitchen island with waterfall ends, counter and backsplash';
    expect(new Set(roomOf(comparison))).toEqual(new Set([kitchen]));
    expect(new Set(roomOf(await load(`${all}&room=bathroom`)))).toEqual(new Set(['Bathroom wall and vanity top']));
    for (const other of ['', 'attic', '__proto__', '%3Cb%3E'])
      expect(new Set(roomOf(await load(`${all}&room=${other}`)))).toEqual(new Set([kitchen]));
    expect((await load('?vanities=tamarack-30-gray')).views).toEqual([]);
  });

  it.each(catalogue.quartz.slugs)('has a picture of %s in every room', async (slug) => {
    const rooms = (await load(`?quartz=${slug}`)).views[1]?.choices ?? [];
    expect(rooms).toHaveLength(5);
    for (const { href } of rooms) {
      const { views } = await load(href.replace(path, ''));
      expect(views.map(({ pictures }) => pictures.every((picture) => picture !== null))).toEqual([true, true]);
    }
  });

  it('keeps the room when colours are added and removed', async () => {
    const user = await render('?quartz=aurora');
    await user.click(screen.getByRole('link', { name: 'Home bar' }));
    await screen.findByRole('link', { name: 'Home bar', current: true });
    expect(address()).toBe('/compare?quartz=aurora&room=bar');
    await user.click(screen.getByRole('link', { name: 'Add Great White' }));
    await screen.findByRole('link', { name: 'Remove Great White' });
    expect(address()).toBe('/compare?quartz=aurora&quartz=great-white&room=bar');
    expect(screen.getAllByRole('img', { name: /^Home bar/ })).toHaveLength(2);
  });

  it('shows only the differences on request, and all again', async () => {
    const user = await render('?quartz=aurora&quartz=great-white');
    expect(screen.getByRole('row', { name: /^Size/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show differences only' }));
    await screen.findByRole('link', { name: 'Show everything' });
    expect(screen.queryByRole('row', { name: /^Size/ })).toBeNull();
    expect(screen.getByRole('row', { name: /^Collection/ })).toHaveTextContent('differs');
    expect(address()).toBe('/compare?quartz=aurora&quartz=great-white&only=differences');
    await user.click(screen.getByRole('link', { name: 'Remove Aurora' }));
    expect(await screen.findByText('Add another colour to compare.')).toBeVisible();
    expect(heads()).toEqual(['Great White']);
  });

  it('adds another product, and links to its page and to a quote for all', async () => {
    const user = await render('?quartz=aurora');
    const list = within(screen.getByRole('region', { name: 'Add another colour' }));
    expect(list.getAllByRole('link')).toHaveLength(catalogue.quartz.slugs.length - 1);
    await user.type(list.getByRole('searchbox', { name: 'Search colours' }), 'black fine');
    const found = list.getAllByRole('link').map(({ textContent }) => textContent);
    expect(found).toContain('Space Black');
    expect(found.length).toBeLessThan(10);
    expect(list.getByRole('status')).toHaveTextContent(`${found.length} colours`);
    await user.click(list.getByRole('link', { name: 'Add Space Black' }));
    expect(await screen.findByRole('link', { name: 'Space Black' })).toHaveAttribute(
      'href',
      '/quartz-countertops/space-black',
    );
    expect(heads()).toEqual(['Aurora', 'Space Black']);
    expect(screen.getByRole('link', { name: 'Get a Quote for both' })).toHaveAttribute(
      'href',
      '/contact?quartz=aurora&quartz=space-black',
    );
  });

  it('keeps the family that comes first in the URL, and links to the others', async () => {
    await render('?quartz=aurora&vanities=tamarack-30-gray&vanities=tamarack-36-gray&quartz=space-black');
    expect(heads()).toEqual(['Aurora', 'Space Black']);
    expect(screen.getByRole('link', { name: 'Go to Vanities' })).toHaveAttribute(
      'href',
      expect.stringContaining('/compare?vanities=tamarack-30-gray'),
    );
  });

  it('shows four, and says which are left out', async () => {
    const slugs = catalogue.quartz.slugs.slice(0, compareMax + 2);
    await render(`?${slugs.map((slug) => `quartz=${slug}`).join('&')}`);
    expect(heads()).toHaveLength(compareMax);
    expect(screen.getByText(/^You can compare up to 4\. Not shown:/)).toHaveTextContent(
      catalogue.quartz.find(slugs[compareMax] ?? '')?.name ?? 'a name',
    );
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it.each([
    '?quartz=gone',
    '?quartz=%3Cb%3E',
    '?granite=aurora',
    '?family=granite',
    '?quartz=__proto__',
    '?family=in-stock/none',
    '',
  ])('is a page with links, and no error, if nothing valid is named: "%s"', async (search) => {
    await render(search);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Quartz Countertops' })).toHaveAttribute('href', '/compare?family=quartz');
  });

  it('starts with a family and suggestions', async () => {
    const user = await render('?family=quartz');
    const list = within(screen.getByRole('region', { name: 'Choose the first colour' }));
    expect(list.getAllByRole('link')).toHaveLength(catalogue.quartz.slugs.length);
    await user.click(list.getByRole('link', { name: 'Add Aurora' }));
    expect(await screen.findByText('Add another colour to compare.')).toBeVisible();
    expect(heads()).toEqual(['Aurora']);
  });

  it('shows features as a list', async () => {
    await render('?vanities=tamarack-30-gray');
    const { features = [] } = catalogue.vanities.find('tamarack-30-gray') ?? {};
    const row = screen.getByRole('row', { name: /^Features/ });
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(features);
  });

  it('compares pieces in stock of one shelf, from two on', async () => {
    const site = await temporarySite();
    ({ context } = site);
    await publishVanity(site.store, 'Oak', { priceCents: 900_00, specifications: { Size: '36″', Color: 'Natural' } });
    await publishVanity(site.store, 'Ash', { priceCents: 700_00, specifications: { Size: '30″', Color: 'Gray' } });
    await publishVanity(site.store, 'Door', { category: 'Kitchen Cabinets' });
    const user = await render('');
    await user.click(screen.getByRole('link', { name: 'In-Stock Vanities' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare vanities' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Add Oak' }));
    expect(await screen.findByText('Add another vanity to compare.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Add Ash' }));
    expect(await screen.findByText(/^2 vanities side by side/)).toBeVisible();
    expect(address()).toBe('/compare?in-stock=oak&in-stock=ash');
    expect(screen.getByRole('row', { name: /^Size/ })).toHaveTextContent('36″30″');
    expect(screen.getByRole('row', { name: /^Price/ })).toHaveTextContent('$900$700');
    // Removing the last one leaves its category.
    await user.click(screen.getByRole('link', { name: 'Remove Oak' }));
    await screen.findByText('Add another vanity to compare.');
    await user.click(screen.getByRole('link', { name: 'Remove Ash' }));
    expect(await screen.findByRole('region', { name: 'Choose the first vanity' })).toBeVisible();
  });

  it.each([
    ['grey veins', /(?=.*grey)(?=.*veins)/i],
    ['GREAT  white', /great white/i],
    ['', /./],
  ])('finds products to add by name and look, from the URL: "%s"', async (text, words) => {
    await render(`?quartz=aurora&find=${encodeURIComponent(text)}`);
    expect(screen.getByRole('searchbox')).toHaveValue(text);
    const { choices } = await load('?quartz=aurora');
    const wanted = choices.filter((choice) => words.test(choice.words)).map(({ name }) => name);
    const list = within(screen.getByRole('region', { name: 'Add another colour' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(wanted);
  });

  it('says so when nothing of that name can be added', async () => {
    await render('?quartz=aurora&find=granite');
    expect(screen.getByText('No colours match that. Try fewer words.')).toBeVisible();
  });

  it('adds a piece in stock by a plain form, without scripts', async () => {
    const site = await temporarySite();
    ({ context } = site);
    await publishVanity(site.store, 'Oak');
    const { products } = await load('?family=in-stock%2Fvanities&with=oak');
    expect(products.map(({ slug }) => slug)).toEqual(['oak']);
  });
});
