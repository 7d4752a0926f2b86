// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import Search, { loader as loadResults } from '../pages/search/route.tsx';
import { loader as loadSuggestions } from '../pages/search/suggestions.route.ts';
import { renderSite } from '../testing/render-site.tsx';
import { temporarySite } from '../testing/temporary-site.ts';
import { HeaderSearch } from './header-search.tsx';

type Answer = (request: Request) => Response | Promise<Response>;

/** The search box, with the site’s search or another response. */
async function renderSearch(answer?: Answer) {
  const { context } = await temporarySite();
  const suggest: Answer = (request) =>
    loadSuggestions(routeArgs({ request, context, params: {}, pattern: '/search/suggestions' }));
  const fetched = vi.fn(async (path: string, { signal }: { signal: AbortSignal }) => {
    const request = new Request(new URL(path, 'https://showroom.example'), { signal });
    const response = await (answer ?? suggest)(request);
    signal.throwIfAborted();
    return response;
  });
  vi.stubGlobal('fetch', fetched);
  renderSite({
    routes: [
      {
        path: 'search',
        Component: Search,
        loader: ({ request }) => loadResults(routeArgs({ request, context, params: {}, pattern: '/search' })),
      },
    ],
    frame: (
      <>
        <HeaderSearch />
        <p>The page below</p>
      </>
    ),
  });
  const box = screen.getByRole('combobox', { name: 'Search products and pages' });
  return { user: userEvent.setup(), box, fetched, suggest };
}

const chosen = () =>
  screen.getAllByRole('option').findIndex((option) => option.getAttribute('aria-selected') === 'true');
const address = () => screen.getByTestId('address').textContent;
const shownTitles = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);

describe('the search in the header', () => {
  it('shows the first eight results while the visitor types, and their number', async () => {
    const { user, box, suggest } = await renderSearch();
    const { count } = await (await suggest(new Request('https://showroom.example/search/suggestions?q=mars'))).json();
    expect(count).toBeGreaterThan(8);
    await user.type(box, 'mars');
    await waitFor(async () => expect(await shownTitles()).toHaveLength(8));
    expect(screen.getByRole('status')).toHaveTextContent(`${count} results, showing the first 8`);
    expect(box).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows a picture of each next to its text', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'aurora');
    const option = await screen.findByRole('option', { name: /^Aurora\s*Quartz Colours\s*Mars Beyond Series/ });
    const image = option.querySelector('img');
    expect(image?.getAttribute('src')).toMatch(/^\/pictures\/quartz\/aurora\/slab\./);
    expect(image).toHaveAttribute('alt', '');
  });

  it('requests once for what is typed in one go', async () => {
    const { box, fetched } = await renderSearch();
    for (const typed of ['s', 'spa', 'space bl', 'space black']) fireEvent.input(box, { target: { value: typed } });
    expect((await shownTitles())[0]).toMatch(/^Space Black/);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/search/suggestions?q=space+black']);
  });

  it('ignores a response that arrives after a later request', async () => {
    const arriving: (() => void)[] = [];
    const { box, suggest, fetched } = await renderSearch(
      (request) => new Promise((resolve) => arriving.push(() => resolve(suggest(request)))),
    );
    fireEvent.input(box, { target: { value: 'mist' } });
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    fireEvent.input(box, { target: { value: 'space black' } });
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    for (const arrive of arriving.toReversed()) arrive();
    expect((await shownTitles())[0]).toMatch(/^Space Black/);
    expect(fetched.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });

  it('corrects a typo, and says so', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'aurra');
    expect(await screen.findByRole('option', { name: /^Aurora\s*Quartz Colours/ })).toBeVisible();
    expect(screen.getByText('Showing “Aurora”')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ results? for “Aurora”/);
  });

  it('suggests a similar query when nothing is found', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'kalakata');
    const other = await screen.findByRole('link', { name: 'Did you mean Calacatta?' });
    expect(screen.getByRole('status')).toHaveTextContent('0 results, did you mean Calacatta?');
    await user.click(other);
    await waitFor(() => expect(address()).toBe('/search?q=Calacatta'));
    expect(screen.queryByRole('link', { name: 'Did you mean Calacatta?' })).not.toBeInTheDocument();
  });

  it('links to all results where it lists only the first', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, ' mars');
    const all = await screen.findByRole('link', { name: /^See all \d+ results$/ });
    expect(all).toHaveAttribute('href', '/search?q=mars');
    await user.click(all);
    await waitFor(() => expect(address()).toBe('/search?q=mars'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each([
    ['space black', '6 results'],
    ['zzz', '0 results'],
  ])('offers only what exists: %s', async (words, status) => {
    const { user, box } = await renderSearch();
    await user.type(box, words);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(status));
    expect(screen.queryByRole('link', { name: /^See all/ })).not.toBeInTheDocument();
  });

  it('keeps the query to and from the results page', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'mist{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=mist'));
    expect(box).toHaveValue('mist');
    const page = within(await screen.findByRole('search', { name: 'Search again' }));
    expect(page.getByRole('searchbox')).toHaveValue('mist');
    await user.clear(page.getByRole('searchbox'));
    await user.type(page.getByRole('searchbox'), 'space black{Enter}');
    expect(await screen.findByText('6 results', { selector: 'section *' })).toBeVisible();
    expect(box).toHaveValue('space black');
    await waitFor(() => expect(page.getByRole('searchbox')).toHaveFocus());
  });

  it('lets the arrow keys cycle through the results and the box', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'elegant');
    const count = (await shownTitles()).length;
    expect(chosen()).toBe(-1);
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe(count - 1);
    expect(box).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option').at(-1)?.id);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(-1);
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(0);
    expect(box).toHaveFocus();
  });

  it('opens the chosen result with Enter', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'aurora');
    await shownTitles();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/quartz-countertops/aurora'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('opens a clicked result', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'space black');
    await user.click(await screen.findByRole('option', { name: /Space Black/ }));
    expect(address()).toBe('/quartz-countertops/space-black');
  });

  it('opens the results page on Enter when none is selected', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, ' white & grey {Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=white+%26+grey'));
  });

  it('does nothing on Enter without a query', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, '   {Enter}');
    expect(address()).toBe('/');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('clears the selection when the visitor types on', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'elegant');
    await shownTitles();
    await user.keyboard('{ArrowDown}');
    await user.type(box, ' gris');
    expect(chosen()).toBe(-1);
  });

  it('says that nothing matches instead of showing an empty list', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'zzz');
    expect(await screen.findByText(/^Nothing matches “zzz”/)).toBeVisible();
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on Escape and keeps what was typed', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'aurora');
    await shownTitles();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('aurora');
  });

  it('closes when the visitor clicks outside', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'aurora');
    await shownTitles();
    await user.click(screen.getByText('The page below'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('closes when the visitor clicks the dimmed page behind the results', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'aurora');
    await shownTitles();
    const overlay = document.querySelector('[data-slot="overlay"]');
    if (!overlay) throw new Error('The page is not dimmed');
    await user.click(overlay);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('has no selection after it was closed and opened again', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'aurora');
    await shownTitles();
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByText('The page below'));
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.click(box);
    await shownTitles();
    expect(chosen()).toBe(-1);
  });

  it.each([
    { what: 'no network', answer: () => Promise.reject(new TypeError('offline')) },
    { what: 'an error page', answer: () => new Response('', { status: 503 }) },
  ])('says that the server can’t be reached ($what), and retries at the next key', async ({ answer }) => {
    const { user, box, fetched } = await renderSearch(answer);
    await user.type(box, 'au');
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Search isn’t responding. Press Enter to try again.'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.type(box, 'r');
    await waitFor(() => expect(fetched.mock.lastCall?.[0]).toBe('/search/suggestions?q=aur'));
    await user.keyboard('{Escape}');
    expect(status).toBeEmptyDOMElement();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=aur'));
  });

  it('doesn’t open for a response that arrives after the box was cleared', async () => {
    const arriving: (() => void)[] = [];
    const { user, box, suggest, fetched } = await renderSearch(
      (request) => new Promise((resolve) => arriving.push(() => resolve(suggest(request)))),
    );
    await user.type(box, 'aurora');
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    await user.clear(box);
    for (const arrive of arriving) arrive();
    await user.type(box, ' ');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is a form to the results page before hydration and without scripts', async () => {
    await renderSearch();
    expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
    expect(screen.getByRole('combobox')).toHaveAttribute('name', 'q');
  });
});
