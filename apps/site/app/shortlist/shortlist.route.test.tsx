// @vitest-environment jsdom
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { temporarySite } from '../testing/temporary-site.ts';
import { ShortlistBar } from './shortlist-bar.tsx';
import Shortlist, { loader } from './shortlist.route.tsx';
import { ShortlistLink } from './shortlist-link.tsx';

const path = '/shortlist';
let context: Awaited<ReturnType<typeof temporarySite>>['context'];
beforeEach(async () => {
  localStorage.clear();
  ({ context } = await temporarySite());
});

async function render(search: string) {
  renderSite({
    at: path + search,
    frame: <ShortlistLink />,
    routes: [
      {
        Component: () => (
          <ShortlistBar>
            <Outlet />
          </ShortlistBar>
        ),
        children: [
          {
            path,
            Component: Shortlist,
            loader: ({ request }) => loader(routeArgs({ request, context, params: {}, pattern: path })),
          },
        ],
      },
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Shortlist' });
  return userEvent.setup();
}

const address = () => screen.getByTestId('address').textContent;
const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the shortlist page', () => {
  it('shows what its URL names, by family, with the next steps', async () => {
    await render('?quartz=aurora&vanities=tamarack-30-gray&quartz=great-white');
    const colours = within(screen.getByRole('region', { name: 'Quartz Countertops' }));
    expect(colours.getAllByRole('article')).toHaveLength(2);
    expect(colours.getByRole('link', { name: 'Compare these 2' })).toHaveAttribute(
      'href',
      '/compare?quartz=aurora&quartz=great-white',
    );
    expect(colours.getByRole('link', { name: 'Request Samples' })).toHaveAttribute(
      'href',
      '/samples?quartz=aurora&quartz=great-white',
    );
    expect(screen.getAllByRole('link', { name: /^Request (a )?Samples?/ }), 'vanities have no samples').toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Get a Quote for these' })).toHaveAttribute(
      'href',
      '/contact?quartz=aurora&vanities=tamarack-30-gray&quartz=great-white',
    );
  });

  it('leaves out unknown products, says how many, and is no error', async () => {
    await render('?quartz=gone&quartz=aurora&granite=x&utm_source=letter');
    expect(names()).toEqual(['Aurora']);
    expect(screen.getByText(/^One product on this list/)).toBeVisible();
  });

  it('explains itself when empty', async () => {
    await render('');
    expect(screen.getByText(/^Your shortlist is empty/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Quartz Countertops' })).toBeVisible();
  });

  it('distinguishes a shared list from the visitor’s own, which can import it', async () => {
    localStorage.setItem('shortlist', '1 quartz=space-black');
    const user = await render('?quartz=aurora&quartz=great-white');
    expect(await screen.findByText('Someone shared this list with you: 2 products.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save as my list' }));
    await waitFor(() => expect(names()).toEqual(['Space Black', 'Aurora', 'Great White']));
    expect(address()).toBe('/shortlist?quartz=space-black&quartz=aurora&quartz=great-white');
    expect(screen.getByRole('link', { name: 'Shortlist, 3' })).toBeVisible();
  });

  it('follows the stored list: a removed product leaves the page and the URL', async () => {
    localStorage.setItem('shortlist', '1 quartz=aurora&quartz=gone&quartz=great-white');
    const user = await render('');
    await waitFor(() => expect(names()).toEqual(['Aurora', 'Great White']));
    await waitFor(() => expect(localStorage.getItem('shortlist')).toBe('1 quartz=aurora&quartz=great-white'));
    const button = await screen.findByRole('button', { name: 'Shortlist Aurora', pressed: true });
    await user.click(button);
    await waitFor(() => expect(names()).toEqual(['Great White']));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByText('Removed from your shortlist. 1 left.')).toHaveAttribute('role', 'status');
    expect(address()).toBe('/shortlist?quartz=great-white');
    expect(screen.queryByText(/Someone shared this list/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Shortlist Great White' }));
    expect(await screen.findByText(/^Your shortlist is empty/)).toBeVisible();
    expect(address()).toBe('/shortlist');
  });
});

describe('a click on the ribbon', () => {
  it('adds a product with a message, offers to compare similar ones, and stays marked', async () => {
    const user = await render('?quartz=aurora&quartz=great-white&vanities=tamarack-30-gray');
    const click = (name: string) => user.click(screen.getByRole('button', { name: `Shortlist ${name}` }));
    await click('Aurora');
    expect(await screen.findByText('Added to your shortlist: 1 product.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Shortlist Aurora', pressed: true })).toBeVisible();
    await click('Tamarack 30″ Vanity');
    await screen.findByText('Added to your shortlist: 2 products.');
    expect(screen.queryByRole('link', { name: /^Compare \d/ })).toBeNull();
    await click('Great White');
    expect(await screen.findByRole('link', { name: 'Compare 2' })).toHaveAttribute(
      'href',
      '/compare?quartz=aurora&quartz=great-white',
    );
    await click('Aurora');
    expect(await screen.findByText('Removed from your shortlist. 2 left.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Tamarack 30″ Vanity', 'Great White']));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
