// @vitest-environment jsdom
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { roomChoices } from '@showroom/catalog-data/catalogue/room-choices';
import { quartzColours } from '@showroom/catalog-data/quartz';
import { roomWords } from '@showroom/catalog-data/quartz-room-words';
import { encodePlan } from '@showroom/slab-planner/plan-code';
import { findReadSearch } from '@showroom/web-server/route-rule';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { siteUrl, temporarySite, type TemporarySite } from '../testing/temporary-site.ts';
import { planOfRoom } from './plan/plan-of-room.ts';
import { offeredRooms } from './list-rooms.server.ts';
import { parseRoom, type RoomDesign } from './room-code.ts';
import Visualizer, { headers, loader } from './visualizer.route.tsx';

const path = '/visualizer';
const [firstRoom] = offeredRooms;

let site: TemporarySite;
beforeEach(async () => {
  site = await temporarySite();
});

function load(search: string) {
  const request = new Request(`${siteUrl}${path}${search}`);
  return loader(routeArgs({ request, context: site.context, params: {}, pattern: path }));
}

async function open(search = '') {
  history.replaceState(null, '', path + search);
  renderSite({ at: path + search, routes: [{ path, Component: Visualizer, loader: () => load(search) }] });
  await screen.findByText('See It in a Room');
}

const readUrl = (): RoomDesign => parseRoom(new URLSearchParams(location.search), offeredRooms);
/** By name and value: with hundreds of controls, a search by role takes seconds. */
function choice(surface: string, slug: string): HTMLElement {
  const found = document.querySelector(`input[name="${surface}"][value="${slug}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${slug} for the ${surface}.`);
  return found;
}
const countShown = () => document.querySelectorAll('[aria-label="Counter"] label:not([hidden])').length;
const picture = () => screen.getByAltText(new RegExp(`^${roomWords[firstRoom.name].label}\\.`));
const compared = () => screen.getByAltText(/^To compare: /);

describe('the URL', () => {
  it('is cached once for each room, however it is written', () => {
    const read = findReadSearch({ headers });
    const written = read?.(new URLSearchParams('?metal=gunmetal&counter=white-valley&x=no&utm=1'), path);
    expect(written).toContain('counter=white-valley');
    expect(read?.(new URLSearchParams(`${written}&counter=none`), path)).toBe(written);
    expect(read?.(new URLSearchParams('?utm=1'), path)).toBe('');
  });

  it('shows what it says, and the start of the room where it can’t be read', async () => {
    expect((await load('?counter=white-valley&cabinets=none')).design.chosen).toMatchObject({
      counter: 'white-valley',
      cabinets: firstRoom.start.cabinets,
    });
    expect((await load('')).isStart).toBe(true);
    expect((await load('?counter=constructor')).design.chosen).toMatchObject({ counter: firstRoom.start.counter });
  });
});

const readQuote = () =>
  new URL(screen.getByText('Ask for a quote with this room').getAttribute('href') ?? '', siteUrl).searchParams;

describe('a plan in the URL', () => {
  const code = encodePlan(planOfRoom('bar', 'aurora'));

  it('is part of what is cached', () => {
    const read = findReadSearch({ headers });
    expect(read?.(new URLSearchParams(`?plan=${code}`), path)).toContain(`plan=${code}`);
  });

  it('is named with the rooms that it fits, and can be left', async () => {
    await open(`?room=bar&counter=aurora&plan=${code}`);
    const notice = within(screen.getByRole('region', { name: 'Your plan in this room' }));
    expect(notice.getByText(/^4 of 4 pieces are shown here/)).toBeVisible();
    expect(notice.getByText('End of the bar')).toBeInTheDocument();
    expect(notice.getByText('Back to the plan')).toHaveAttribute(
      'href',
      expect.stringContaining(`/slab-planner?plan=${code}&visualizer=room%3Dbar`),
    );
    expect(notice.getByText('Show the stone without the plan').getAttribute('href')).toMatch(
      /^\/visualizer\?room=bar&/,
    );
    expect(notice.getByText('Show the stone without the plan').getAttribute('href')).not.toContain('plan=');
    expect(screen.queryByText('Part of the slab')).toBeNull();
    fireEvent.click(within(screen.getByLabelText('Rooms')).getByText('Bathroom'));
    expect(notice.getByText(/^None of its pieces is as large as the stone in the bathroom\./)).toBeVisible();
    expect(screen.getByText('Part of the slab')).toBeVisible();
    await waitFor(() => expect(readUrl()).toMatchObject({ room: 'bathroom', plan: code }));
  });

  it('stays with another stone, unless that isn’t sold in its slabs', async () => {
    const [large, same] = quartzColours.filter(({ sizes }) => sizes.length > 1);
    const other = quartzColours.find(({ sizes }) => sizes.length === 1);
    if (!large || !same || !other) throw new Error('All stones are sold in the same slabs.');
    const largest = encodePlan({ ...planOfRoom('bar', large.slug), slabSize: 1 });
    await open(`?room=bar&counter=${large.slug}&plan=${largest}`);
    const notice = within(screen.getByRole('region', { name: 'Your plan in this room' }));
    fireEvent.click(choice('counter', same.slug));
    expect(notice.getByText(/^4 of 4 pieces are shown here/)).toBeVisible();
    fireEvent.click(choice('counter', other.slug));
    expect(notice.queryByText(/shown here/)).toBeNull();
    expect(notice.getByText(new RegExp(`^${other.label} isn’t sold in slabs of`))).toBeVisible();
    expect(screen.getByText('Part of the slab')).toBeVisible();
  });

  it.each(['broken', '%3Cb%3E', code.slice(0, -2), 'a'.repeat(3500)])(
    'is left out if it can’t be read: %s',
    async (bad) => {
      await open(`?room=bar&counter=aurora&plan=${bad}`);
      expect(screen.getByText(/^This link’s plan can’t be read\./)).toBeVisible();
      expect(screen.queryByText('Your plan in this room')).toBeNull();
      expect((await load(`?room=bar&counter=aurora&plan=${bad}`)).design.plan).toBe('');
    },
  );

  it('goes along with a quote for its stone, in the room that shows it', async () => {
    await open(`?room=bar&counter=aurora&plan=${code}`);
    expect(readQuote().get('plan')).toBe(code);
    expect(readQuote().get('visualizer')).toContain(`plan=${code}`);
    fireEvent.click(choice('counter', 'white-valley'));
    expect(readQuote().get('plan')).toBeNull();
    expect(readQuote().get('visualizer')).toContain(`plan=${code}`);
  });

  it('is started from the room', async () => {
    await open('?room=bar&counter=aurora');
    expect(screen.getByText('Plan this room’s counters')).toHaveAttribute(
      'href',
      expect.stringContaining('/slab-planner?stone=aurora&start=bar&visualizer=room%3Dbar'),
    );
  });
});

describe('the page', () => {
  it('offers every stone, and finds them by name, look and tone', async () => {
    await open();
    expect(countShown()).toBe(roomChoices.counter.length);
    const [search] = screen.getAllByLabelText('Find a stone');
    const [black] = screen.getAllByText('Black', { selector: 'button > span' });
    if (!search || !black) throw new Error('There is no filter.');
    fireEvent.change(search, { target: { value: 'gold' } });
    const golden = countShown();
    expect(golden).toBeGreaterThan(1);
    expect(golden).toBeLessThan(20);
    fireEvent.change(search, { target: { value: '' } });
    fireEvent.click(black);
    expect(countShown()).toBeLessThan(10);
    fireEvent.change(search, { target: { value: 'gold gold-free' } });
    expect(screen.getByText('No stone matches. Try another word or tone.')).toBeVisible();
  });

  it('lists the stones of the backsplash when it is opened, and their names until then', async () => {
    await open('?backsplash=ice-azul');
    const stones = roomChoices.counter.length;
    const select = screen.getByLabelText('Backsplash', { selector: 'select' });
    expect(select).toHaveValue('ice-azul');
    expect(select.querySelectorAll('option')).toHaveLength(stones + 1);
    expect(document.querySelectorAll('input[type="radio"][name="backsplash"]')).toHaveLength(0);
    fireEvent.click(screen.getByText('Backsplash', { selector: 'summary *' }));
    await waitFor(() => expect(choice('backsplash', 'ice-azul')).toBeChecked());
    expect(document.querySelectorAll('input[type="radio"][name="backsplash"]')).toHaveLength(stones + 1);
    expect(screen.queryByLabelText('Backsplash', { selector: 'select' })).toBeNull();
  });

  it('describes the room as it is chosen, and keeps it in the URL', async () => {
    await open();
    fireEvent.click(choice('counter', 'white-valley'));
    expect(picture()).toHaveAccessibleName(/Counter(?: and backsplash)?: White Valley\./);
    fireEvent.click(screen.getByText('Backsplash', { selector: 'summary *' }));
    await waitFor(() => choice('backsplash', 'aurora'));
    fireEvent.click(choice('backsplash', 'aurora'));
    fireEvent.click(choice('metal', 'gunmetal'));
    expect(picture()).toHaveAccessibleName(/Counter: White Valley\. Backsplash: Aurora\..*Metal: Gunmetal\.$/);
    await waitFor(() => expect(readUrl().chosen).toMatchObject({ counter: 'white-valley', metal: 'gunmetal' }));
  });

  it('sends the room along with a quote for its stone', async () => {
    await open('?counter=aurora');
    fireEvent.click(choice('counter', 'ice-azul'));
    const quote = screen.getByText('Ask for a quote with this room').getAttribute('href') ?? '';
    const url = new URL(quote, siteUrl);
    expect(url.pathname).toBe('/quartz-countertops/ice-azul/quote');
    expect(url.searchParams.get('visualizer')).toMatch(/^room=[a-z]+&counter=ice-azul&/);
  });

  it('compares with what was chosen before, by a slider', async () => {
    await open('?counter=aurora');
    fireEvent.click(screen.getByText('Compare'));
    fireEvent.click(choice('counter', 'ice-azul'));
    const slider = screen.getByLabelText('Compare: Aurora on the left, Ice Azul on the right');
    fireEvent.change(slider, { target: { value: '20' } });
    expect(slider).toHaveAttribute('aria-valuetext', '20% Aurora');
    await waitFor(() => expect(readUrl().other).toMatchObject({ counter: 'aurora' }));
    fireEvent.click(screen.getByText('Switch sides'));
    expect(screen.getByLabelText(/^Compare: Ice Azul on the left/)).toBeVisible();
    fireEvent.click(screen.getByText('Stop comparing'));
    expect(screen.queryByLabelText(/^Compare:/)).toBeNull();
  });

  it('says so where the picture to compare with doesn’t come, and asks for it again', async () => {
    await open('?counter=aurora');
    fireEvent.load(picture());
    fireEvent.click(screen.getByText('Compare'));
    fireEvent.click(choice('metal', 'gunmetal'));
    const first = compared();
    fireEvent.error(first);
    const message = await screen.findByText('The picture to compare with couldn’t be loaded.');
    expect(message).toHaveRole('status');
    const again = screen.getByText('Try again');
    expect(message).not.toContainElement(again);
    fireEvent.click(again);
    expect(compared()).not.toBe(first);
    expect(screen.getByLabelText('Picture of the room')).toHaveFocus();
    fireEvent.load(compared());
    expect(screen.queryByText(/^The picture to compare/)).toBeNull();
  });

  it('moves the slab by the arrow keys and by numbers', async () => {
    await open();
    fireEvent.click(screen.getByText('Move it on the picture'));
    const grip = screen.getByLabelText(/^Drag the slab/);
    fireEvent.keyDown(grip, { key: 'ArrowLeft' });
    fireEvent.keyDown(grip, { key: 'ArrowUp', shiftKey: true });
    await waitFor(() => expect(readUrl()).toMatchObject({ xIn: 1, yIn: 6 }));
    fireEvent.change(screen.getByLabelText('Right, in inches'), { target: { value: '-40' } });
    fireEvent.click(screen.getByLabelText(/^Book-match/));
    await waitFor(() => expect(readUrl()).toMatchObject({ xIn: -40, yIn: 6, isBookMatched: true }));
  });

  it('is a form that posts all choices without scripts', async () => {
    await open('?counter=white-valley&x=12&match=book');
    const form = screen.getByText('Show').closest('form');
    const query = [...new FormData(form ?? undefined)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const design = parseRoom(new URLSearchParams(query), offeredRooms);
    expect(design).toEqual((await load('?counter=white-valley&x=12&match=book')).design);
  });
});
