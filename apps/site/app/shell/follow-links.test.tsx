// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';

/** The links of a page, as it writes them itself or as they stand in a text of the owner's. */
const links = `
  <p>Here it begins.</p>
  <a href="/quartz-countertops/aurora?list=beyond#specifications"><strong>slab</strong></a>
  <a href="#on-care">a place below</a>
  <a href="/blog/rss.xml">a feed</a>
  <a href="tel:+18075550142">a call</a>
  <a href="https://example.com/blog">elsewhere</a>
  <a href="/contact">a page</a>`;

async function renderLinks() {
  renderSite({ at: '/blog/an-article', frame: <div dangerouslySetInnerHTML={{ __html: links }} /> });
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
  ['a download', 'a page', {}, (link) => link.setAttribute('download', '')],
];

describe('a link', () => {
  it('moves the router where it leads to a page of the site', async () => {
    await renderLinks();
    expect(press('slab')).toBe(false);
    await expect.poll(address).toBe('/quartz-countertops/aurora?list=beyond#specifications');
    expect(press('a page')).toBe(false);
    await expect.poll(address).toBe('/contact');
  });

  it('is left to the browser where it asks for anything else', async () => {
    await renderLinks();
    for (const [why, name, how, change] of others) expect(press(name, how, change), why).toBe(true);
    expect(address()).toBe('/blog/an-article');
  });

  it('is left to whoever has answered the press', async () => {
    await renderLinks();
    screen.getByText('a page').addEventListener('click', (event) => event.preventDefault());
    expect(press('a page')).toBe(false);
    expect(address()).toBe('/blog/an-article');
  });
});
