// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { temporarySite } from '../testing/temporary-site.ts';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { readContentText } from './content-text.server.ts';
import { ContentText } from './content-text.tsx';

const text = `Here it begins.

A [**slab**](/quartz-countertops/aurora?list=beyond#specifications), [a place below](#on-care), [a feed](/blog/rss.xml),
[a call](tel:+18075550142), [elsewhere](https://example.com/blog), and [an old name](/contact-us).`;

async function renderText() {
  const { store } = await temporarySite();
  const { blocks } = readContentText(text, await loadContentPictures(store, text), 'The title');
  renderSite({ at: '/blog/an-article', frame: <ContentText blocks={blocks} /> });
  await screen.findByText('Here it begins.');
}

/** Presses a link; says whether the browser is left to follow it. */
function press(name: string, how: MouseEventInit = {}, change: (link: HTMLElement) => void = () => {}): boolean {
  const pressed = screen.getByText(name);
  change(pressed.closest('a') ?? pressed);
  return fireEvent.click(pressed, { button: 0, ...how });
}

const address = () => screen.getByTestId('address').textContent;

/** Presses that ask for something else than another page of the site in this tab. */
const others: readonly (readonly [
  why: string,
  name: string,
  how?: MouseEventInit,
  change?: (link: HTMLElement) => void,
])[] = [
  ['another tab', 'slab', { ctrlKey: true }],
  ['another tab, on a Mac', 'slab', { metaKey: true }],
  ['a window', 'slab', { shiftKey: true }],
  ['to be saved', 'slab', { altKey: true }],
  ['the wheel', 'slab', { button: 1 }],
  ['a place of this page', 'a place below'],
  ['a file', 'a feed'],
  ['a call', 'a call'],
  ['another site', 'elsewhere'],
  ['nothing', 'Here it begins.'],
  ['a tab of its own', 'slab', {}, (link) => link.setAttribute('target', '_blank')],
  ['a download', 'an old name', {}, (link) => link.setAttribute('download', '')],
];

describe('a link in a text', () => {
  it('moves the router where it leads to a page of the site, by the name that the page has now', async () => {
    await renderText();
    expect(press('slab')).toBe(false);
    await expect.poll(address).toBe('/quartz-countertops/aurora?list=beyond#specifications');
    expect(press('an old name')).toBe(false);
    await expect.poll(address).toBe('/contact');
  });

  it('is left to the browser where it asks for anything else', async () => {
    await renderText();
    for (const [why, name, how, change] of others) expect(press(name, how, change), why).toBe(true);
    expect(address()).toBe('/blog/an-article');
  });
});
