// @vitest-environment jsdom
import { catalogueFamilies, catalogue } from '@showroom/catalog-data/catalogue/families';
import { compareMax } from '@showroom/catalog-data/limits';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { saveSettings } from '@showroom/store/admin/save-settings';
import { systemActor } from '@showroom/store/open-store';
import { settingsGroups } from '@showroom/store/settings-groups';
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
  it.each(catalogueFamilies)('says of each of $family what its page says of it, in its own column', async (family) => {
    const slugs = family.slugs.slice(0, 3);
    const { rows, products } = await load(`?${slugs.map((slug) => `${family.family}=${slug}`).join('&')}`);
    expect(products.map(({ slug }) => slug)).toEqual(slugs);
    for (const [at, slug] of slugs.entries()) {
      const product = family.find(slug);
      for (const { label, value } of product?.specifications ?? [])
        expect(rows.find((row) => row.label === label)?.cells[at], `${slug}: ${label}`).toBe(value);
      if (product?.offer) expect(rows.find(({ label }) => label === 'Price')?.cells[at]).toBe(product.offer.price);
    }
    for (const { cells, differs } of rows) expect(differs).toBe(new Set(cells).size > 1);
  });

  it('says of colours what their group costs, as the owner has it, and how they look', async () => {
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
      { label: 'Price', cells: ['$95 to $130 per sq ft, installed', 'Priced on request'], differs: true },
      { label: 'Look', cells: ['White, fine gold veins', 'Blue, speckled'], differs: true },
    ]);
  });

  it('has a row for what one alone says, and none for what none says', () => {
    const plain = { features: [], material: 'Oak', offer: null, specifications: [{ label: 'Width', value: '30″' }] };
    const rows = buildComparison([plain, { ...plain, specifications: [{ label: 'Depth', value: '21″' }] }]);
    expect(rows).toEqual([
      { label: 'Material', cells: ['Oak', 'Oak'], differs: false },
      { label: 'Width', cells: ['30″', ''], differs: true },
      { label: 'Depth', cells: ['', '21″'], differs: true },
    ]);
  });

  it('shows the differences alone when it is asked to, and all again', async () => {
    const user = await render('?quartz=aurora&quartz=great-white');
    expect(screen.getByRole('row', { name: /^Size/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show the differences only' }));
    await screen.findByRole('link', { name: 'Show all properties' });
    expect(screen.queryByRole('row', { name: /^Size/ })).toBeNull();
    expect(screen.getByRole('row', { name: /^Collection/ })).toHaveTextContent('differs');
    expect(address()).toBe('/compare?quartz=aurora&quartz=great-white&only=differences');
    await user.click(screen.getByRole('link', { name: 'Remove Aurora' }));
    expect(await screen.findByText('One colour stands here. Put another beside it.')).toBeVisible();
    expect(heads()).toEqual(['Great White']);
  });

  it('puts another beside it, and leads to its page and to a quote for all', async () => {
    const user = await render('?quartz=aurora');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Another colour' }), 'Space Black');
    await user.click(screen.getByRole('button', { name: 'Put it beside' }));
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

  it('keeps to the family that is named first, and leads to the others', async () => {
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
    expect(screen.getByText(/^4 stand side by side at most/)).toHaveTextContent(
      catalogue.quartz.find(slugs[compareMax] ?? '')?.name ?? 'a name',
    );
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each([
    '?quartz=gone',
    '?quartz=%3Cb%3E',
    '?granite=aurora',
    '?family=granite',
    '?quartz=__proto__',
    '?family=in-stock/none',
    '',
  ])('is a page that leads on, and no error, where nothing is named that there is: "%s"', async (search) => {
    await render(search);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Quartz Countertops' })).toHaveAttribute('href', '/compare?family=quartz');
  });

  it('begins with a family alone, some of which are to be seen', async () => {
    const user = await render('?family=quartz');
    expect(screen.getByRole('combobox', { name: 'First colour' })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(catalogue.quartz.slugs.length);
    await user.click(screen.getByRole('link', { name: 'Aurora' }));
    expect(await screen.findByText('One colour stands here. Put another beside it.')).toBeVisible();
    expect(heads()).toEqual(['Aurora']);
  });

  it('says features as a list', async () => {
    await render('?vanities=tamarack-30-gray');
    const { features = [] } = catalogue.vanities.find('tamarack-30-gray') ?? {};
    const row = screen.getByRole('row', { name: /^Features/ });
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(features);
  });

  it('holds pieces in stock of one shelf, from the shelf alone on', async () => {
    const site = await temporarySite();
    ({ context } = site);
    await publishVanity(site.store, 'Oak', { priceCents: 900_00, specifications: { Size: '36″', Color: 'Natural' } });
    await publishVanity(site.store, 'Ash', { priceCents: 700_00, specifications: { Size: '30″', Color: 'Gray' } });
    await publishVanity(site.store, 'Door', { category: 'Kitchen Cabinets' });
    const user = await render('');
    await user.click(screen.getByRole('link', { name: 'In-Stock Vanities' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare vanities' })).toBeVisible();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Oak', 'Ash']);
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(await screen.findByText('One vanity stands here. Put another beside it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put it beside' }));
    expect(await screen.findByText(/^2 vanities side by side/)).toBeVisible();
    expect(address()).toBe('/compare?in-stock=oak&in-stock=ash');
    expect(screen.getByRole('row', { name: /^Size/ })).toHaveTextContent('36″30″');
    expect(screen.getByRole('row', { name: /^Price/ })).toHaveTextContent('$900$700');
    // The last one taken off leaves its shelf.
    await user.click(screen.getByRole('link', { name: 'Remove Oak' }));
    await screen.findByText('One vanity stands here. Put another beside it.');
    await user.click(screen.getByRole('link', { name: 'Remove Ash' }));
    expect(await screen.findByRole('combobox', { name: 'First vanity' })).toBeVisible();
  });

  it('adds a piece in stock by its plain form, without scripts', async () => {
    const site = await temporarySite();
    ({ context } = site);
    await publishVanity(site.store, 'Oak');
    const { products } = await load('?family=in-stock%2Fvanities&with=oak');
    expect(products.map(({ slug }) => slug)).toEqual(['oak']);
  });
});
