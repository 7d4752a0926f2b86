import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { pagesOfEachKind } from '../support/pages.ts';

// Scripts bring the rest of the stylesheet, and elements that need it: a page has to be right before them.
test.use({ javaScriptEnabled: false });

for (const width of [390, 768, 1440]) {
  test(`every page is drawn by the styles it carries as by the whole stylesheet, at ${width} pixels`, async ({
    page,
    request,
    showroom,
    faults,
  }) => {
    test.slow();
    faults.allow(/answered 404: .*\/(?:no-such-page|quartz-countertops\/auroora)$/);
    // Their places are held without them, and making them takes longer than all the rest.
    await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: ONE_PIXEL }));
    await page.setViewportSize({ width, height: 900 });
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    const paths = onePerFamily([...new Set([...pagesOfEachKind, ...listed.map((path) => path || '/')])]);
    expect(listed.length, `pages of the sitemap of ${showroom.siteUrl}`).toBeGreaterThan(50);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'load' });
      expect.soft(await listDifferences(page, await readLateStyles(request, page)), path).toEqual([]);
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

/** The stylesheet that the page names: what follows with the scripts, and with what stands in the page makes the whole. */
async function readLateStyles(request: APIRequestContext, page: Page): Promise<string> {
  const path = await page.locator('style[data-site-styles]').getAttribute('data-site-styles');
  if (path === null) throw new Error('The page does not name its stylesheet.');
  return (await request.get(path)).text();
}

/**
 * Draws the page by the styles that it carries, then with what follows with the scripts as well, which makes the whole.
 * Lists each element, or what stands before or after it, that is another then.
 */
function listDifferences(page: Page, late: string): Promise<readonly string[]> {
  return page.evaluate(
    ({ properties, css }) => {
      function describe(): Map<string, string[]> {
        const drawn = new Map<string, string[]>();
        for (const [index, element] of [...document.body.querySelectorAll('*')].entries()) {
          // Of a list of cards the first stand for all.
          if (element.closest('.card-slot:nth-child(n + 5)')) continue;
          const { x, y, width, height } = element.getBoundingClientRect();
          for (const pseudo of ['', '::before', '::after']) {
            const computed = getComputedStyle(element, pseudo);
            if (pseudo !== '' && computed.content === 'none') continue;
            const name = `${index} <${element.localName} class="${element.getAttribute('class') ?? ''}">${pseudo}`;
            const box = pseudo === '' ? [x, y, width, height].join(' ') : '';
            drawn.set(name, [box, ...properties.map((property) => computed.getPropertyValue(property))]);
          }
        }
        return drawn;
      }

      const carried = describe();
      // Written, not linked: a page without scripts is not told that a file has come.
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
      const whole = describe();

      return [...new Set([...carried.keys(), ...whole.keys()])].flatMap((name) => {
        const before = carried.get(name);
        const after = whole.get(name);
        if (before === undefined || after === undefined) return [`${name} is drawn in one of both`];
        const changed = ['box', ...properties].filter((_property, at) => before[at] !== after[at]);
        return changed.length === 0 ? [] : [`${name}: ${changed.join(', ')}`];
      });
    },
    { properties: PROPERTIES, css: late },
  );
}
