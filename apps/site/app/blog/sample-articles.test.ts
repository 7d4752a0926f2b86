import { sitePaths } from '@showroom/catalog-data/site-paths';
import { fillStore } from '@showroom/store/admin';
import { posts } from '@showroom/store/site';
import { expect, it } from 'vitest';
import { listContentPages } from '../content/content-pages.server.ts';
import { listAllPublished } from '../content/list-all-published.server.ts';
import { temporarySite } from '../testing/temporary-site.ts';
import { loadPost } from './load-post.server.ts';

it('have a full length, pictures, a list or table, and working links', async () => {
  const { store, texts } = await temporarySite();
  await fillStore(store);
  const pages = new Set([...sitePaths, ...(await listContentPages(store)).map(({ path }) => path)]);
  const all = await listAllPublished(store, posts);
  expect(all).toHaveLength(8);
  for (const { slug, fields } of all) {
    const words = fields.body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(words, slug).toBeGreaterThanOrEqual(700);
    expect(words, slug).toBeLessThanOrEqual(1500);

    const { post } = await loadPost(store, texts, slug);
    const pictures = post.blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture.record.alt] : []));
    expect(pictures.length, slug).toBeGreaterThanOrEqual(1);
    // No picture is missing, and each has alt text.
    expect(pictures, slug).toHaveLength(fields.body.match(/!\[/g)?.length ?? 0);
    if (fields.cover?.source === 'master') expect(fields.body, slug).not.toContain(`master:${fields.cover.name}`);
    for (const alt of pictures) expect(alt.length, `${slug}: ${alt}`).toBeGreaterThan(20);

    const html = post.blocks.map((block) => ('html' in block ? block.html : '')).join('');
    expect(html, slug).toMatch(/<table>|<[ou]l>/);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links.length, slug).toBeGreaterThan(1);
    for (const link of links) {
      if (link.startsWith('/')) expect(pages, `${slug}: ${link}`).toContain(link.split('?')[0]);
      else expect(link, slug).toMatch(/^https:\/\//);
    }
  }
});
