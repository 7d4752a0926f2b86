// @vitest-environment jsdom
import { searchEntries } from '@showroom/catalog-data/search';
import { buildSearchIndex } from '@showroom/catalog-data/search-index';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RouterContextProvider } from 'react-router-dom';
import { renderSite } from '../testing/render-site.tsx';
import { routeArgs } from '@showroom/app-frame/testing/route-args';

/** The box of a visit of its own, with the site's index, or another answer, behind its address. */
async function renderSearch(answer: () => Response | Promise<Response> = () => Response.json(buildSearchIndex())) {
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetched);
  // The index is kept for as long as the page lives, so each test loads the page anew.
  vi.resetModules();
  const { HeaderSearch } = await import('./header-search.tsx');
  const { default: Search, loader } = await import('../pages/search/route.tsx');
  renderSite({
    routes: [
      {
        path: 'search',
        Component: Search,
        loader: ({ request }) =>
          loader(routeArgs({ request, context: new RouterContextProvider(), params: {}, pattern: '/search' })),
      },
    ],
    frame: (
      <>
        <HeaderSearch />
        <p>The page below</p>
      </>
    ),
  });
  return { user: userEvent.setup(), box: screen.getByRole('combobox', { name: 'Search colours and pages' }), fetched };
}

const chosen = () =>
  screen.getAllByRole('option').findIndex((option) => option.getAttribute('aria-selected') === 'true');
const address = () => screen.getByTestId('address').textContent;
const shownTitles = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);

describe('the search of the header', () => {
  it('shows the first eight of what matches while the visitor types, and says how many there are', async () => {
    const { user, box, fetched } = await renderSearch();
    await user.type(box, 'mars');
    await waitFor(async () => expect(await shownTitles()).toHaveLength(8));
    const count = searchEntries(buildSearchIndex(), 'mars').length;
    expect(count).toBeGreaterThan(8);
    expect(screen.getByRole('status')).toHaveTextContent(`${count} results, the first 8 are listed`);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('leads to all that match where it lists only the first', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, ' mars');
    const all = await screen.findByRole('link', { name: /^See all \d+ results$/ });
    expect(all).toHaveAttribute('href', '/search?q=mars');
    await user.click(all);
    await waitFor(() => expect(address()).toBe('/search?q=mars'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each([
    ['space black', '1 result'],
    ['zzz', '0 results'],
  ])('offers no more than there is: %s', async (words, status) => {
    const { user, box } = await renderSearch();
    await user.type(box, words);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(status));
    expect(screen.queryByRole('link', { name: /^See all/ })).not.toBeInTheDocument();
  });

  it('keeps the question on the page of results, there and back', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'mist{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=mist'));
    expect(box).toHaveValue('mist');
    const page = within(await screen.findByRole('search', { name: 'Search again' }));
    expect(page.getByRole('searchbox')).toHaveValue('mist');
    await user.clear(page.getByRole('searchbox'));
    await user.type(page.getByRole('searchbox'), 'space black{Enter}');
    expect(await screen.findByText('1 result', { selector: 'section *' })).toBeVisible();
    expect(box).toHaveValue('space black');
    expect(page.getByRole('searchbox')).toHaveFocus();
  });

  it('lets the arrow keys go round the results, with the box between the last and the first', async () => {
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

  it('opens a result that is pressed', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'space black');
    await user.click(await screen.findByRole('option', { name: /Space Black/ }));
    expect(address()).toBe('/quartz-countertops/space-black');
  });

  it('leads to the page of results with Enter when none is chosen', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, ' white & grey {Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=white+%26+grey'));
  });

  it('does nothing with Enter while there is nothing to search for', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, '   {Enter}');
    expect(address()).toBe('/');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('forgets the choice when the visitor types on', async () => {
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

  it('closes with Escape and keeps what was typed', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'aurora');
    await shownTitles();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('aurora');
  });

  it('closes when the visitor presses beside it', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'aurora');
    await shownTitles();
    await user.click(screen.getByText('The page below'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('closes when the visitor presses the dim page behind the results', async () => {
    const { user, box } = await renderSearch();
    await user.type(box, 'aurora');
    await shownTitles();
    const overlay = document.querySelector('[data-slot="overlay"]');
    if (!overlay) throw new Error('The page is not dimmed');
    await user.click(overlay);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('opens nothing chosen before, once it was closed beside and opened again', async () => {
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
  ])('stays a plain form when the index does not come ($what), and asks again at the next key', async ({ answer }) => {
    const { user, box, fetched } = await renderSearch(answer);
    await user.type(box, 'au');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(fetched.mock.calls.length).toBeGreaterThan(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=au'));
  });

  it('does not open for an answer that comes after the box was emptied', async () => {
    const arriving: ((response: Response) => void)[] = [];
    const { user, box } = await renderSearch(() => new Promise((resolve) => arriving.push(resolve)));
    await user.type(box, 'aurora');
    await user.clear(box);
    for (const arrive of arriving) arrive(Response.json(buildSearchIndex()));
    await user.type(box, ' ');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is a form to the page of results before and without scripts', async () => {
    await renderSearch();
    expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
    expect(screen.getByRole('combobox')).toHaveAttribute('name', 'q');
  });
});
