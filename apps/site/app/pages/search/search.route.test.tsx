// @vitest-environment jsdom
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { pages as allPages } from '@showroom/catalog-data/pages';
import { vanities } from '@showroom/catalog-data/products/vanities';
import type { Store } from '@showroom/store/site';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../search/answer-question.server.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { publishVanity } from '../../testing/in-stock.ts';
import { temporarySite } from '../../testing/temporary-site.ts';
import Search, { loader } from './route.tsx';
import { loader as suggest } from './suggestions.route.ts';

async function makeLoader(fill?: (store: Store) => Promise<unknown>) {
  const { context, store } = await temporarySite();
  await fill?.(store);
  return (request: Request) => loader(routeArgs({ request, context, params: {}, pattern: '/search' }));
}

async function load(search: string) {
  return (await makeLoader())(new Request(`https://showroom.example/search${search}`));
}

async function renderResults(search: string, fill?: (store: Store) => Promise<unknown>) {
  const loadPage = await makeLoader(fill);
  renderSite({
    at: `/search${search}`,
    routes: [{ path: 'search', Component: Search, loader: ({ request }) => loadPage(request) }],
  });
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

const listed = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the search results page', () => {
  it('says how many there are, and has pages for all of them', async () => {
    const { store } = await temporarySite();
    const { count, results } = await answerQuestion(store, 'wall hung', { size: 1000 });
    const pages = Math.ceil(count / 16);
    expect(pages).toBeGreaterThan(1);
    const user = await renderResults('?q=wall+hung');
    const all: (string | null)[] = [];
    for (let page = 1; page <= pages; page += 1) {
      await screen.findByText(`${count} results, page ${page} of ${pages}`);
      all.push(...listed());
      const more = screen.queryByRole('link', { name: 'More results' });
      if (more) await user.click(more);
    }
    expect(all).toEqual(results.map(({ title }) => title));
    expect(screen.queryByRole('link', { name: 'More results' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Previous results' }));
    const line = await screen.findByText(`${count} results, page ${pages - 1} of ${pages}`);
    await waitFor(() => expect(line).toHaveFocus());
  });

  it('shows a decorative picture with each result', async () => {
    await renderResults('?q=36+inch+vanity');
    const results = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li'));
    const pictures = results.map((item) => item?.querySelector('img'));
    const ofVanities = pictures.filter((picture) => picture?.getAttribute('src')?.startsWith('/pictures/vanities/'));
    expect(ofVanities).toHaveLength(vanities.filter(({ widthIn }) => widthIn === 36).length);
    for (const picture of pictures) expect(picture).toHaveAttribute('alt', '');
  });

  it('shows price and availability of each product', async () => {
    await renderResults('?q=longlac+36+vanity');
    const item = screen.getByRole('link', { name: 'Longlac 36″ Vanity' }).closest('li');
    expect(item).toHaveTextContent('Vanities');
    expect(item).toHaveTextContent('$1,049');
    expect(item).toHaveTextContent('Sold out');
  });

  it('shows how the query was read, with each filter as a link', async () => {
    const user = await renderResults('?q=round+led+mirror+30+inch+under+%241%2C500');
    const filters = within(screen.getByRole('list', { name: 'Filters' }));
    expect(filters.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Round',
      'Lit',
      'Mirrors',
      'About 30″',
      'Under $1,500',
    ]);
    const { results } = await load('?q=round+led+mirror+30+inch+under+%241%2C500');
    expect(results.slice(0, 2).map(({ title }) => title)).toEqual(['Radiance Corona', 'Radiance Orbit']);
    const lit = filters.getByRole('link', { name: 'Remove filter Lit' });
    expect(lit).toHaveAttribute('href', '/search?q=round+mirror+30in+under+%241%2C500');
    await user.click(lit);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('round mirror 30in under $1,500'));
    expect(screen.queryByRole('link', { name: 'Remove filter Lit' })).not.toBeInTheDocument();
  });

  it('offers only those in stock, if some are not', async () => {
    const user = await renderResults('?q=white+vanity', (store) =>
      publishVanity(store, 'Zibeline vanity', { specifications: { Color: 'White' } }),
    );
    await user.click(screen.getByRole('link', { name: 'In stock only' }));
    expect(await screen.findByRole('link', { name: 'Remove filter In stock' })).toBeVisible();
    expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
  });

  it('says so when no product matches everything, and shows the closest', async () => {
    await renderResults('?q=round+mirror+under+%245');
    expect(screen.getByText('No exact match. Here’s what comes closest.')).toBeVisible();
    expect(listed().length).toBeGreaterThan(0);
  });

  it.each(['', '?q=zzz'])('offers popular searches with results: %j', async (search) => {
    await renderResults(search);
    const ideas = screen.getByText('Popular searches').parentElement;
    if (!ideas) throw new Error('There are no ideas');
    const paths = within(ideas)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) expect((await load(path.replace('/search', ''))).count, path).toBeGreaterThan(0);
  });

  it('says how a typo was read', async () => {
    await renderResults('?q=calacata');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“calacata”');
    expect(screen.getByText(/^\d+ results for “Calacatta”$/)).toBeVisible();
  });

  it('suggests a similar query when nothing is found', async () => {
    const user = await renderResults('?q=kalakata');
    expect(screen.getByText('0 results')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Calacatta' }));
    expect(await screen.findByText(/^\d+ results$/)).toBeVisible();
  });

  it.each(['0', '-1', '1e3', 'x', '', '99999999999999999999', '%00'])(
    'treats an invalid page number as the first: %s',
    async (page) => {
      expect((await load(`?q=mars&page=${page}`)).page).toBe(1);
    },
  );

  it('shows the last page for a later number', async () => {
    const { page, pages: all, results } = await load('?q=mars&page=999');
    expect(page).toBe(all);
    expect(results.length).toBeGreaterThan(0);
  });

  it('truncates an extremely long query', async () => {
    const { query, count } = await load(`?q=aurora ${'zzz '.repeat(1000)}`);
    expect(query.length).toBeLessThanOrEqual(100);
    expect(count).toBe((await load('?q=aurora')).count);
  });

  it('has the title and description of its row', async () => {
    expect((await load('')).words.description).toBe(allPages['/search'].description);
  });
});

describe('the suggestions of the search box', () => {
  it('are the first eight with their number, and aren’t cached', async () => {
    const { context } = await temporarySite();
    const request = new Request('https://showroom.example/search/suggestions?q=quartz');
    const response = await suggest(routeArgs({ request, context, params: {}, pattern: '/search/suggestions' }));
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    const answer: unknown = await response.json();
    expect(answer).toMatchObject({ count: (await load('?q=quartz')).count, readAs: null, instead: [] });
    expect(answer).toHaveProperty('results.length', 8);
  });
});
