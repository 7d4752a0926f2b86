import { vanities } from '@showroom/catalog-data/products/vanities';
import { quartzColours } from '@showroom/catalog-data/quartz';
import { crawlSite, listDeadLinks, TOOL, type Crawl, type CrawledPage } from '../support/crawl.ts';
import type { ReadPage } from '../support/html.ts';
import { expect, test } from '../support/journey.ts';
import { listMarkupFaults } from '../support/markup-rules.ts';

/** The pages of the specification's table of routes, except the colours, which have their own test. */
const SPECIFIED = `/ /in-stock /in-stock/vanities /in-stock/cabinets /about-us /blog /our-works /top-expertise
/commercial-millwork /outdoor-kitchens /hardware /quartz-countertops /millwork /custom-cabinetry /custom-millwork-form /contact /products/vanities
/products/sinks /products/sinks/kitchen /products/sinks/bathroom /products/sinks/utility /products/faucets /products/faucets/kitchen
/products/faucets/bathroom /products/faucets/shower /products/mirrors /products/mirrors/elegance-collection
/products/mirrors/media-collection /products/mirrors/concept-studio /products/mirrors/double-vanity
/products/mirrors/harmonia-collection /products/mirrors/single-vanity /products/mirrors/origin-collection
/products/mirrors/radiance-collection /products/mirrors/terra-collection /products/mirrors/all /products/toilets
/products/lighting /products/flooring /products/closet-systems`.split(/\s+/);

/** The site's header and footer, which are checked once. */
const FRAME = /<header class="sticky[\s\S]*?<\/header>|<footer id="site-footer"[\s\S]*?<\/footer>/g;

/** The innermost list items, most of them cards. */
const ITEM = /<li\b(?:(?!<li\b)[\s\S])*?<\/li>/g;
/** Whether checking some markup needs the rest of its page. */
const BOUND = /\s(?:id|for|aria-(?:\w+by|controls|owns|details))=/;

/** A page's metadata for search engines, link previews and bookmarks. */
function listWordFaults({ path }: CrawledPage, page: ReadPage, siteUrl: string): string[] {
  const faults: string[] = [];
  const hold = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  const types = page.jsonLd.map((data) => data['@type']);
  hold(page.titles.length === 1 && page.titles[0] !== '', `titles: ${page.titles.join(' | ')}`);
  hold(
    page.headings.length === 1 && page.headings[0] !== '',
    `headings of the first level: ${page.headings.join(' | ')}`,
  );
  hold((page.description?.length ?? 0) > 50, `description: ${page.description}`);
  hold(page.image?.startsWith(`${siteUrl}/`) ?? false, `picture for link previews: ${page.image}`);
  hold(page.canonical?.startsWith(siteUrl) ?? page.isHidden, `canonical address: ${page.canonical}`);
  hold(types.length > 0 || page.isHidden, 'no structured data');
  hold(path === '/' || page.isHidden || types.includes('BreadcrumbList'), 'no way back for search engines');
  hold(!TOOL.test(path) || !path.includes('?') || !page.areLinksFollowed, 'links that lead robots on without an end');
  for (const product of page.jsonLd.filter((data) => data['@type'] === 'Product')) {
    const { price, priceCurrency, availability } = { ...(product['offers'] as Record<string, unknown> | undefined) };
    hold(priceCurrency === 'CAD' && /^\d+\.\d\d$/.test(String(price)), `a product without a price: ${String(price)}`);
    hold(String(availability).startsWith('https://schema.org/'), `availability: ${String(availability)}`);
    hold(product['url'] === page.canonical && product['name'] === page.headings[0], 'the product of another page');
    hold(!('aggregateRating' in product), 'a rating that no one gave');
  }
  return faults;
}

/** Titles and descriptions that two different pages share. */
function listShared(pages: readonly ReadPage[], read: (page: ReadPage) => string | undefined): string[] {
  const owners = new Map<string, Set<string>>();
  for (const page of pages) {
    const words = read(page) ?? '';
    owners.set(words, (owners.get(words) ?? new Set()).add(page.canonical ?? ''));
  }
  return [...owners]
    .filter(([, paths]) => paths.size > 1)
    .map(([words, paths]) => `${words}: ${[...paths].join(', ')}`);
}

type ReadCrawledPage = CrawledPage & { readonly page: ReadPage };

let crawlUnderWay: Promise<Crawl> | undefined;

// They share one crawl, so they stay in one process.
test.describe.configure({ mode: 'default' });

const walk = test.extend<{ crawl: Crawl; htmlPages: readonly ReadCrawledPage[] }>({
  crawl: [
    async ({ showroom, extraHTTPHeaders }, use) => {
      crawlUnderWay ??= crawlSite(showroom.siteUrl, extraHTTPHeaders ?? {});
      await use(await crawlUnderWay);
    },
    // Hundreds of pages are rendered for the first time.
    { timeout: 300_000 },
  ],
  htmlPages: async ({ crawl }, use) => {
    await use(
      [...crawl.pages.values()].flatMap((crawled) => (crawled.page ? [{ ...crawled, page: crawled.page }] : [])),
    );
  },
});

walk('every page that the sitemap or a link leads to is there, and no link is dead', async ({ crawl }) => {
  const missing = [...crawl.pages.values()].filter(({ status }) => status !== 200);
  expect.soft(missing.map(({ path, status, from }) => `${path} answered ${status}, linked on ${from}`)).toEqual([]);
  expect(listDeadLinks(crawl)).toEqual([]);
  expect([...crawl.pages.keys()]).toEqual(expect.arrayContaining(SPECIFIED));
});

walk('every page tells search engines and link previews what it is', async ({ htmlPages, showroom, request }) => {
  const faults = htmlPages.flatMap((crawled) =>
    listWordFaults(crawled, crawled.page, showroom.siteUrl).map((fault) => `${crawled.path}: ${fault}`),
  );
  expect.soft(faults).toEqual([]);
  const shown = htmlPages.map(({ page }) => page).filter(({ isHidden }) => !isHidden);
  expect
    .soft(
      listShared(shown, ({ titles }) => titles[0]),
      'titles that pages share',
    )
    .toEqual([]);
  expect
    .soft(
      listShared(shown, ({ description }) => description),
      'descriptions that pages share',
    )
    .toEqual([]);
  // Each is made on first request, so one per part of the site is enough.
  const pictures = new Map(htmlPages.map(({ path, page }) => [path.split(/[/?]/)[1], page.image ?? '']));
  for (const picture of pictures.values()) {
    expect((await request.get(picture)).headers()['content-type'], picture).toBe('image/jpeg');
  }
});

walk('the markup of every page is sound', async ({ htmlPages }) => {
  const faults: string[] = [];
  const frames = new Set<string>();
  const items = new Set<string>();
  /** The same card is on many pages and is checked once. */
  const takeNew = (item: string): string => {
    if (BOUND.test(item)) return item;
    const isNew = !items.has(item);
    items.add(item);
    return isNew ? item : '';
  };
  for (const { path, html } of htmlPages) {
    const frame = html.match(FRAME)?.join('\n') ?? '';
    const isNew = !frames.has(frame);
    frames.add(frame);
    const rest = isNew ? html : html.replaceAll(FRAME, '');
    for (const fault of await listMarkupFaults(rest.replaceAll(ITEM, takeNew))) faults.push(`${path}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

walk('the sitemap names each page once, and no other', async ({ crawl: { listed }, htmlPages, showroom, request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${showroom.siteUrl}/sitemap.xml`);
  expect(new Set(listed).size, 'no duplicate URL').toBe(listed.length);
  const shown = htmlPages.filter(({ page }) => !page.isHidden);
  const canonical = new Set(shown.map(({ page }) => page.canonical?.replace(showroom.siteUrl, '') || '/'));
  const firstPages = [...canonical].filter((path) => !/\?page=\d+$/.test(path));
  expect(firstPages.toSorted(), 'first pages of lists').toEqual(listed.toSorted());
});

walk('the colours have their names, and no price that no one has set', async ({ crawl: { pages } }) => {
  for (const { slug, label } of quartzColours) {
    const page = pages.get(`/quartz-countertops/${slug}`)?.page;
    expect(page?.headings, slug).toEqual([label]);
    const types = page?.jsonLd.map((data) => data['@type']);
    expect(types, slug).toContain('ItemPage');
    expect(types, slug).not.toContain('Product');
  }
});

walk('the vanities are offered at their prices, as available as they are', async ({ htmlPages }) => {
  const shown = htmlPages.filter(({ path }) => /^\/products\/vanities\/[^/]+$/.test(path));
  expect(shown).toHaveLength(vanities.length);
  const products = shown.flatMap(({ page }) => page.jsonLd.filter((data) => data['@type'] === 'Product'));
  expect(products).toHaveLength(vanities.length);
  for (const { name } of products) expect(name).toMatch(/^[A-Z][a-z]+(?: [A-Z][a-z]+)? \d\d″ (?:Double )?Vanity$/);
  const soldOut = products.filter(({ offers }) => JSON.stringify(offers).includes('schema.org/OutOfStock'));
  expect(soldOut).toHaveLength(vanities.filter(({ isInStock }) => !isInStock).length);
});
