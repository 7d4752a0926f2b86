import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { missingPageFault, pagesOfEachKind } from '../support/pages.ts';

// Scripts bring the rest of the stylesheet, and elements that need it: a page has to be right before them.
test.use({ javaScriptEnabled: false });

const WIDTHS = [390, 768, 1440] as const;
const SHARES = 2;

for (let share = 0; share < SHARES; share += 1) {
  test(`every page fits a phone without scripts, and is drawn by the styles it carries as by the whole stylesheet (${share + 1} of ${SHARES})`, async ({
    page,
    request,
    showroom,
    faults,
  }) => {
    test.slow();
    faults.allow(missingPageFault);
    // Their places are held without them, and making them takes longer than all the rest.
    await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: ONE_PIXEL }));
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    const all = [...new Set([...pagesOfEachKind, ...listed.map((path) => path || '/')])];
    const drawn = onePerFamily(all);
    const paths = all.filter((path) => drawn.includes(path) || pagesOfEachKind.includes(path));
    expect(listed.length, `pages of the sitemap of ${showroom.siteUrl}`).toBeGreaterThan(50);
    for (const path of paths.filter((_, index) => index % SHARES === share)) {
      await page.goto(path, { waitUntil: 'load' });
      // Cards that were in sight once are as high as they were then, and the others as they are guessed to be.
      await addStyles(page, '.card-slot { content-visibility: visible !important }');
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(excess, `pixels by which ${path} is wider than the window`).toBe(0);
      if (!drawn.includes(path)) continue;
      await drawAtEachWidth(page);
      await addLateStyles(page, request);
      await drawAtEachWidth(page);
      expect.soft(await listDifferences(page), path).toEqual([]);
    }
  });
}

const ONE_PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** Of the pages that lie below one path, the first: they are drawn from data by one definition. */
function onePerFamily(paths: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const family = path.slice(0, path.lastIndexOf('/'));
    if (family === '') return true;
    counts.set(family, (counts.get(family) ?? 0) + 1);
    return (counts.get(family) ?? 0) <= 1 || path.includes('?');
  });
}

/** What a rule of ours can change: with the box of an element, all that the eye can tell. */
const PROPERTIES = `
  display position visibility opacity z-index overflow content cursor appearance color background border
  border-radius outline box-shadow fill stroke filter font letter-spacing text-align text-decoration
  text-transform text-wrap white-space margin padding gap flex align-items justify-content
  grid-template-columns inset columns object-fit aspect-ratio transform translate rotate scale transition
  animation list-style vertical-align clip-path scroll-margin pointer-events break-inside
`
  .trim()
  .split(/\s+/);

declare global {
  interface Window {
    /** At each width, how each element is drawn, and what stands before or after it: its box, then `PROPERTIES`. */
    drawings: Record<string, string[]>[];
  }
}

/** Draws the page at each width, and keeps the drawings in it: they are megabytes. */
async function drawAtEachWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((properties) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
      const drawing: Record<string, string[]> = {};
      for (const [index, element] of [...document.body.querySelectorAll('*')].entries()) {
        // Of a list of cards the first stand for all.
        if (element.closest('.card-slot:nth-child(n + 5)')) continue;
        const box = element.getBoundingClientRect();
        for (const pseudo of ['', '::before', '::after']) {
          const computed = getComputedStyle(element, pseudo);
          if (pseudo !== '' && computed.content === 'none') continue;
          const name = `${index} <${element.localName} class="${element.getAttribute('class') ?? ''}">${pseudo}`;
          const place = [box.x + window.scrollX, box.y + window.scrollY, box.width, box.height].join(' ');
          drawing[name] = [
            pseudo === '' ? place : '',
            ...properties.map((property) => computed.getPropertyValue(property)),
          ];
        }
      }
      (window.drawings ??= []).push(drawing);
    }, PROPERTIES);
  }
}

const stylesheets = new Map<string, string>();

/** What the page names and its scripts bring: with what stands in the page it makes the whole. */
async function addLateStyles(page: Page, request: APIRequestContext): Promise<void> {
  const path = await page.locator('style[data-site-styles]').getAttribute('data-site-styles');
  if (path === null) throw new Error('The page does not name its stylesheet.');
  const css = stylesheets.get(path) ?? (await (await request.get(path)).text());
  stylesheets.set(path, css);
  await addStyles(page, css);
}

/** Written, not linked: a page without scripts is not told that a file has come. */
function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((textContent) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent }));
  }, css);
}

/** What the second round of drawings shows otherwise than the first. */
function listDifferences(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ properties, widths }) =>
      widths.flatMap((width, at) => {
        const before = window.drawings[at] ?? {};
        const after = window.drawings[widths.length + at] ?? {};
        return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
          const [was, is] = [before[name], after[name]];
          if (was === undefined || is === undefined) return [`${name} is drawn in one of both, at ${width} pixels`];
          const changed = ['box', ...properties].filter((_property, index) => was[index] !== is[index]);
          return changed.length === 0 ? [] : [`${name}: ${changed.join(', ')}, at ${width} pixels`];
        });
      }),
    { properties: PROPERTIES, widths: WIDTHS },
  );
}
