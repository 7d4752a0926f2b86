// @vitest-environment jsdom
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { quartzColours, type QuartzCollection } from '@showroom/catalog-data/quartz';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { temporarySite, type TemporarySite } from '../../testing/temporary-site.ts';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import Catalogue, { loader } from './catalogue.route.tsx';

const path = '/quartz-countertops';
const everyColour = `${quartzColours.length} product(s) found`;
const countOf = (wanted: QuartzCollection) => quartzColours.filter(({ collection }) => collection === wanted).length;
const coloursOf = (wanted: QuartzCollection) => `${countOf(wanted)} product(s) found (filtered)`;

let context: TemporarySite['context'];
beforeEach(async () => {
  ({ context } = await temporarySite());
});

function load(search: string) {
  const request = new Request(`https://showroom.example${path}${search}`);
  return loader(routeArgs({ request, context, params: {}, pattern: path }));
}

async function renderCatalogue(search = '', until: () => Promise<void> | undefined = () => undefined) {
  renderSite({
    at: path + search,
    routes: [
      {
        path,
        Component: Catalogue,
        loader: async ({ request }) => {
          await until();
          return load(new URL(request.url).search);
        },
      },
    ],
  });
  const panel = await screen.findByRole('complementary');
  const tick = (label: string) => within(panel).getByRole('checkbox', { name: new RegExp(`^${label}`) });
  return { user: userEvent.setup(), panel: within(panel), tick };
}

const address = () => screen.getByTestId('address').textContent;
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

/** The visible ones; a sheet hides the page from screen readers. */
const shown = () =>
  screen
    .queryAllByRole('article', { hidden: true })
    .filter((card) => card.closest('[hidden]') === null)
    .map((card) => within(card).getByRole('heading', { hidden: true }).textContent);
const namesOf = (query: string) => catalogue.quartz.list(new URLSearchParams(query)).cards.map(({ name }) => name);

describe('the list of colours', () => {
  it.each([
    ['', everyColour],
    ['?collection=beyond', coloursOf('beyond')],
    ['?collection=marble', everyColour],
    ['?collection=beyond&subcategory=innova', '0 product(s) found (filtered)'],
  ])('says how many there are, and whether any are filtered out: "%s"', async (search, text) => {
    expect((await load(search)).countText).toBe(text);
  });

  it('shows each matching colour in catalogue order, with a link to its page', async () => {
    await renderCatalogue('?collection=beyond');
    expect(screen.getByText(coloursOf('beyond'))).toHaveAttribute('role', 'status');
    expect(cards()).toHaveLength(countOf('beyond'));
    expect(cards()[0]).toBe('Aurora');
    expect(screen.getByRole('link', { name: 'Aurora' })).toHaveAttribute(
      'href',
      '/quartz-countertops/aurora?collection=beyond',
    );
  });

  it('shows a tick before its list arrives, and keeps it when another box is ticked', async () => {
    const held: (() => void)[] = [];
    let isHeld = false;
    const { user } = await renderCatalogue('', () =>
      isHeld ? new Promise<void>((come) => held.push(come)) : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog'));
    const tone = (name: RegExp) => within(sheet.getByRole('group', { name: 'Tone' })).getByRole('checkbox', { name });
    isHeld = true;
    await user.click(tone(/^Black/));
    expect(tone(/^Black/)).toBeChecked();
    await user.click(tone(/^White/));
    await user.click(tone(/^White/));
    expect(tone(/^White/)).not.toBeChecked();
    await user.click(tone(/^Grey/));
    isHeld = false;
    for (const come of held) come();
    await waitFor(() => expect(address()).toContain('tone=black&tone=grey'));
    const chosen = namesOf('tone=black&tone=grey');
    await waitFor(() => expect(shown()).toEqual(chosen));
    expect(sheet.getByRole('button', { name: `Show ${chosen.length} colours` })).toBeVisible();
  });

  it('links from a filtered or sorted list to pages that stay in it', async () => {
    await renderCatalogue('?tone=black&page=1');
    expect(screen.getByRole('link', { name: 'Sahara Noir' })).toHaveAttribute(
      'href',
      '/quartz-countertops/sahara-noir?tone=black',
    );
  });

  it('says what to do when no colour matches', async () => {
    const { user } = await renderCatalogue('?collection=beyond&subcategory=innova');
    expect(screen.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your filters to discover our quartz collections.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Clear All Filters' }));
    await screen.findByText(everyColour);
    expect(address()).toBe(path);
  });
});

const remove = (label: string) =>
  within(screen.getByRole('list', { name: 'Active filters' })).getByRole('link', { name: `Remove filter ${label}` });
const count = (text: string) => screen.findByText(text);

describe('the focus', () => {
  it('moves from a removed chip to the next, then to the last one left, then to the count', async () => {
    const { user } = await renderCatalogue('?collection=beyond&collection=discovery&thickness=2cm');
    remove('BEYOND').focus();
    await user.keyboard('{Enter}');
    await count(coloursOf('discovery'));
    await waitFor(() => expect(remove('Discovery')).toHaveFocus());
    remove('2 cm').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(remove('Discovery')).toHaveFocus());
    await user.keyboard('{Enter}');
    const all = await count(everyColour);
    await waitFor(() => expect(all).toHaveFocus());
  });

  it('moves to the count when everything is cleared, which is announced', async () => {
    const { user, panel } = await renderCatalogue('?collection=beyond');
    panel.getByRole('link', { name: 'Clear All' }).focus();
    await user.keyboard('{Enter}');
    const all = await count(everyColour);
    await waitFor(() => expect(all).toHaveFocus());
    expect(all).toHaveAttribute('role', 'status');
  });

  it('moves to the count of an empty list, too', async () => {
    const { user } = await renderCatalogue('?collection=beyond&subcategory=innova');
    await user.click(screen.getByRole('link', { name: 'Clear All Filters' }));
    const all = await count(everyColour);
    await waitFor(() => expect(all).toHaveFocus());
  });

  it('stays on a checkbox that changes the list', async () => {
    const { user, tick } = await renderCatalogue();
    await user.click(tick('Discovery'));
    await count(coloursOf('discovery'));
    expect(tick('Discovery')).toHaveFocus();
  });
});

describe('the filters', () => {
  it('are in the URL of the list, and their boxes show it', async () => {
    const { user, tick } = await renderCatalogue('?subcategory=innova');
    await user.click(tick('2 cm'));
    await waitFor(() => expect(address()).toBe(`${path}?subcategory=innova&thickness=2cm`));
    expect(tick('2 cm')).toBeChecked();
    expect(tick('3 cm')).not.toBeChecked();
  });

  it('add up in the URL, and are removed by their box', async () => {
    const { user, tick } = await renderCatalogue('?collection=beyond');
    await user.click(tick('Discovery'));
    await waitFor(() => expect(address()).toBe(`${path}?collection=beyond&collection=discovery`));
    await user.click(tick('BEYOND'));
    await waitFor(() => expect(address()).toBe(`${path}?collection=discovery`));
  });

  it('lose neither of two ticks at the same moment', async () => {
    const { tick } = await renderCatalogue('?collection=beyond');
    const [first, second] = [tick('2 cm'), tick('Discovery')];
    act(() => {
      first.click();
      second.click();
    });
    await waitFor(() => expect(address()).toBe(`${path}?collection=beyond&thickness=2cm&collection=discovery`));
  });

  it('are removed one by one without losing a tick whose list is still loading', async () => {
    let isSlow = false;
    const onTheWay: (() => void)[] = [];
    const { tick, user } = await renderCatalogue('?collection=beyond', () =>
      isSlow ? new Promise((resolve) => onTheWay.push(resolve)) : undefined,
    );
    isSlow = true;
    await user.click(tick('2 cm'));
    await user.click(remove('BEYOND'));
    for (const arrive of onTheWay) arrive();
    await waitFor(() => expect(address()).toBe(`${path}?thickness=2cm`));
  });

  it('say for each option how many colours it would show', async () => {
    const { panel } = await renderCatalogue('?collection=discovery');
    expect(panel.getByRole('checkbox', { name: /^BEYOND\s*,\s*9\s*colours$/ })).toBeEnabled();
  });

  it('keep the scroll position', async () => {
    let scrolls = 0;
    const { user, tick } = await renderCatalogue('?collection=discovery');
    window.scrollTo = () => {
      scrolls += 1;
    };
    await user.click(tick('2 cm'));
    await waitFor(() => expect(address()).toContain('thickness=2cm'));
    expect(scrolls).toBe(0);
  });

  it('are a form that works without scripts', async () => {
    const { panel } = await renderCatalogue('?collection=discovery');
    const form = panel.getByRole('button', { name: 'Show colours' }).closest('form');
    expect(form).toHaveAttribute('action', path);
    expect(form).toHaveAttribute('method', 'get');
  });

  it('are cleared together if there are any', async () => {
    const { user, panel } = await renderCatalogue('?collection=beyond&thickness=3cm');
    await user.click(panel.getByRole('link', { name: 'Clear All' }));
    await waitFor(() => expect(address()).toBe(path));
    expect(panel.queryByRole('link', { name: 'Clear All' })).not.toBeInTheDocument();
  });

  it('are chips above the list that remove one each', async () => {
    const { user } = await renderCatalogue('?collection=beyond&thickness=3cm');
    const active = screen.getByRole('list', { name: 'Active filters' });
    expect(
      within(active)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Remove filter BEYOND', 'Remove filter 3 cm']);
    await user.click(within(active).getByRole('link', { name: 'Remove filter BEYOND' }));
    await waitFor(() => expect(address()).toBe(`${path}?thickness=3cm`));
  });

  it('are counted on the button that opens them on a phone', async () => {
    await renderCatalogue('?collection=beyond&thickness=3cm');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('open on a phone as a sheet that says how many colours match', async () => {
    const { user } = await renderCatalogue('?collection=beyond');
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter colours' }));
    await user.click(sheet.getByRole('checkbox', { name: /^Discovery/ }));
    await user.click(await sheet.findByRole('button', { name: /^Show (?!9 )\d+ colours$/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe(`${path}?collection=beyond&collection=discovery`);
  });
});
