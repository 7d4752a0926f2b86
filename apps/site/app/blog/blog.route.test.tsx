// @vitest-environment jsdom
import { fillStore, publish, saveDraft } from '@showroom/store/admin';
import { listPublishedBriefs, posts, systemActor, type Post, type Store } from '@showroom/store/site';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { siteUrl, temporarySite, type TemporarySite } from '../testing/temporary-site.ts';
import Blog, { loader, meta } from './blog.route.tsx';
import { loader as loadFeed } from './feed.route.ts';
import PostPage, { loader as loadPost, meta as postMeta } from './post.route.tsx';

const words = { excerpt: 'In short.', body: 'At length.', author: 'Design team' };

async function publishPost(store: Store, fields: Partial<Post>, request: { slug?: string; at?: string } = {}) {
  const result = await store.write({ actor: systemActor }, (t) =>
    publish(t, posts, { from: 0, fields: { ...words, ...fields }, ...request }),
  );
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content;
}

const list = ({ context }: TemporarySite, search = '') =>
  loader(routeArgs({ request: new Request(`${siteUrl}/blog${search}`), context, params: {}, pattern: '/blog' }));

const read = ({ context }: TemporarySite, slug: string) =>
  loadPost(
    routeArgs({ request: new Request(`${siteUrl}/blog/${slug}`), context, params: { slug }, pattern: '/blog/:slug' }),
  );

async function renderBlog(site: TemporarySite, at = '/blog') {
  renderSite({
    at,
    routes: [
      { path: '/blog', Component: Blog, loader: ({ request }) => list(site, new URL(request.url).search) },
      { path: '/blog/:slug', Component: PostPage, loader: ({ params }) => read(site, params['slug'] ?? '') },
    ],
  });
  return screen.findByRole('heading', { level: 1 });
}

describe('the blog', () => {
  it('starts with its featured article, lists the others, and counts each category', async () => {
    const site = await temporarySite();
    await fillStore(site.store);
    await renderBlog(site);
    expect(screen.getByRole('heading', { level: 2, name: 'Six hardware finishes, side by side' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(8);
    expect(screen.getByText('8 articles, including the one above')).toBeVisible();
    for (const article of screen.getAllByRole('article')) {
      expect(article).toHaveTextContent(/Read More$/);
      expect(within(article).getByRole('link').textContent).toBe(within(article).getByRole('heading').textContent);
    }
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All8', '/blog'],
      ['Design Trends1', '/blog?category=design-trends'],
      ['Product Guide2', '/blog?category=product-guide'],
      ['Design Tips2', '/blog?category=design-tips'],
      ['Custom Work1', '/blog?category=custom-work'],
      ['Lighting1', '/blog?category=lighting'],
      ['Maintenance1', '/blog?category=maintenance'],
    ]);
  });

  it('shows one category by its URL, without a featured article, and says if it is empty', async () => {
    const site = await temporarySite();
    await fillStore(site.store);
    const tips = await list(site, '?category=design-tips');
    expect(tips.posts.map(({ category }) => category)).toEqual(['Design Tips', 'Design Tips']);
    expect(tips.featured).toBeNull();
    await renderBlog(site, '/blog?category=industry-news');
    expect(screen.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Industry News/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  });

  it('has pages of twelve, each article on one of them, and treats any page number as one that exists', async () => {
    const site = await temporarySite();
    for (let day = 10; day < 36; day += 1) {
      await publishPost(site.store, {
        title: `Post ${day}`,
        publishDate: `2026-01-${String((day % 28) + 1).padStart(2, '0')}`,
        isFeatured: day === 20,
      });
    }
    const seen: string[] = [];
    for (const number of [1, 2, 3]) {
      const { featured, posts: shown, pageNumber, pageLinks } = await list(site, `?page=${number}`);
      expect([pageNumber, ...pageLinks.map(({ search }) => search)]).toEqual([number, '', '?page=2', '?page=3']);
      seen.push(...(featured ? [featured.title] : []), ...shown.map(({ title }) => title));
    }
    expect(seen).toHaveLength(26);
    expect(new Set(seen).size).toBe(26);
    expect((await list(site, '?page=9999')).pageNumber).toBe(3);
    for (const odd of ['?page=0', '?page=-1', '?page=x', '?page=10000', '?category=none']) {
      expect((await list(site, odd)).pageNumber, odd).toBe(1);
    }
  });

  it('shows the same page whichever was read before, and the current state when something is published', async () => {
    const site = await temporarySite();
    const publishOn = (day: number) =>
      publishPost(site.store, {
        title: `Post ${day}`,
        publishDate: `2026-01-${String((day % 9) + 1).padStart(2, '0')}`,
      });
    for (let day = 0; day < 40; day += 1) await publishOn(day);
    for (const pages of [
      [4, 2, 3],
      [1, 3, 4, 2],
    ]) {
      const all = (await listPublishedBriefs(site.store, posts)).items.map(({ path }) => path);
      for (const number of pages) {
        const { posts: shown } = await list(site, `?page=${number}`);
        expect(shown.map(({ path }) => path)).toEqual(all.slice((number - 1) * 12, number * 12));
      }
      await publishOn(99);
    }
  });

  it('has its own title and URL on each page, and links to its feed', async () => {
    const site = await temporarySite();
    await fillStore(site.store);
    const root = { id: 'root', loaderData: { facts: { brand: 'B' }, siteUrl } };
    const tagsOf = async (search: string) =>
      // Partial matches: `meta` only looks for the root.
      meta({ loaderData: await list(site, search), matches: [root] } as unknown as Parameters<typeof meta>[0]);
    const all = await tagsOf('?utm=x');
    expect(all).toContainEqual({ title: 'Blog: Kitchen, Bath and Stone Guides | B' });
    expect(all).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${siteUrl}/blog` });
    expect(all).toContainEqual(expect.objectContaining({ type: 'application/rss+xml', href: '/blog/rss.xml' }));
    const lighting = await tagsOf('?category=lighting');
    expect(lighting).toContainEqual({ title: 'Lighting: articles | B' });
    expect(lighting).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${siteUrl}/blog` });
  });
});

describe('an article', () => {
  it('has its author, date, reading time and contents', async () => {
    const site = await temporarySite();
    const body = ['One.', '## First', 'Two.', '## Second', 'Three.', '## Third', 'word '.repeat(390)].join('\n\n');
    await publishPost(site.store, { title: 'A title', body, publishDate: '2026-02-03' });
    expect(await renderBlog(site, '/blog/a-title')).toHaveTextContent('A title');
    expect(screen.getByText('By our design team')).toBeVisible();
    // 396 words, without heading marks.
    expect(screen.getByText('February 3, 2026').parentElement).toHaveTextContent('February 3, 2026 · 2 min read');
    const listed = within(screen.getByRole('navigation', { name: 'In this article' })).getAllByRole('link');
    expect(listed.map((link) => link.getAttribute('href'))).toEqual(['#on-first', '#on-second', '#on-third']);
    for (const link of listed)
      expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent);
    const mail = screen.getAllByRole('link', { name: 'Send by email' })[0]?.getAttribute('href');
    expect(mail).toBe('mailto:?subject=A%20title&body=https%3A%2F%2Fshowroom.example%2Fblog%2Fa-title');
  });

  it('is followed by related articles, closest first, and by the next and previous ones', async () => {
    const site = await temporarySite();
    await fillStore(site.store);
    const { related, newer, older } = await read(site, 'choosing-a-vanity-size');
    expect(related[0]?.title).toBe('Planning a small bathroom, five feet by eight');
    expect(related).toHaveLength(3);
    expect(related.map(({ path }) => path)).not.toContain('/blog/choosing-a-vanity-size');
    expect(newer?.path).toBe('/blog/under-cabinet-lighting');
    expect(older?.path).toBe('/blog/caring-for-quartz');
    expect((await read(site, 'hardware-finishes-side-by-side')).newer).toBeNull();
    // If few are related, the latest fill the row.
    const alone = await read(site, 'caring-for-quartz');
    expect(alone.related.map(({ title }) => title)).toEqual([
      'Edge profiles compared: eased, bevel, round or ogee?',
      'Six hardware finishes, side by side',
      'Planning a small bathroom, five feet by eight',
    ]);
  });

  it('is missing while it is a draft or scheduled, and appears when it is due', async () => {
    let now = new Date('2026-11-22T10:00:00Z');
    const site = await temporarySite(() => now);
    await site.store.write({ actor: systemActor }, (t) =>
      saveDraft(t, posts, { from: 0, slug: 'draft', fields: { ...words, title: 'Draft' } }),
    );
    await publishPost(site.store, { title: 'Later' }, { slug: 'later', at: '2026-11-22T12:00:00.000Z' });
    for (const slug of ['draft', 'later', 'no-such']) {
      await expect(read(site, slug), slug).rejects.toMatchObject({ init: { status: 404 } });
    }
    expect((await list(site)).count).toBe(0);
    now = new Date('2026-11-22T12:00:00Z');
    expect((await read(site, 'later')).post.title).toBe('Later');
    expect((await list(site)).count).toBe(1);
    await expect(read(site, 'draft')).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('is an article for search engines, with the date of its last change', async () => {
    const site = await temporarySite(() => new Date('2026-05-05T12:00:00Z'));
    await fillStore(site.store);
    const root = { id: 'root', loaderData: { facts: { brand: 'B' }, siteUrl } };
    const loaderData = await read(site, 'caring-for-quartz');
    const tags = postMeta({ loaderData, matches: [root] } as unknown as Parameters<typeof postMeta>[0]);
    expect(tags).toContainEqual({
      'script:ld+json': expect.objectContaining({
        '@type': 'Article',
        headline: 'Caring for quartz, day to day',
        datePublished: '2024-08-16',
        dateModified: '2026-05-05',
        image: expect.stringMatching(/^https:\/\/showroom\.example\/pictures\/blog\/caring-for-quartz\..*\.jpg$/),
      }),
    });
    expect(tags).toContainEqual({ 'script:ld+json': expect.objectContaining({ '@type': 'BreadcrumbList' }) });
    expect(tags).toContainEqual({ property: 'og:type', content: 'article' });
  });
});

async function readFeed({ context }: TemporarySite) {
  const request = new Request(`${siteUrl}/blog/rss.xml`);
  const response = await loadFeed(routeArgs({ request, context, params: {}, pattern: '/blog/rss.xml' }));
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const xml = new DOMParser().parseFromString(await response.text(), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
}
const textOf = (parent: Element | null | undefined, name: string) => parent?.querySelector(name)?.textContent;

describe('the feed', () => {
  it('lists the newest articles first, with absolute URLs, as valid XML', async () => {
    const site = await temporarySite();
    await fillStore(site.store);
    const xml = await readFeed(site);
    expect(xml.documentElement.getAttribute('version')).toBe('2.0');
    expect(textOf(xml.querySelector('channel'), 'link')).toBe(`${siteUrl}/blog`);
    const items = [...xml.querySelectorAll('channel > item')];
    expect(items).toHaveLength(8);
    expect(textOf(items[0], 'title')).toBe('Six hardware finishes, side by side');
    expect(textOf(items[0], 'pubDate')).toBe('Fri, 12 Sep 2025 04:00:00 GMT');
    for (const item of items) {
      expect(textOf(item, 'link')).toMatch(/^https:\/\/showroom\.example\/blog\/[a-z-]+$/);
      expect(textOf(item, 'guid')).toBe(textOf(item, 'link'));
      for (const name of ['title', 'description', 'category']) expect(textOf(item, name)?.length).toBeGreaterThan(5);
    }
  });

  it('stays valid whatever an article is called', async () => {
    const site = await temporarySite();
    const title = `<b>"Oak" & 'elm'</b> ]]> \u{1f332}`;
    await publishPost(site.store, { title, excerpt: 'a < b && c > d' }, { slug: 'odd' });
    const item = (await readFeed(site)).querySelector('item');
    expect(textOf(item, 'title')).toBe(title);
    expect(textOf(item, 'description')).toBe('a < b && c > d');
  });
});
