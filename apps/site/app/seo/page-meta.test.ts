import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const root = {
  id: 'root',
  loaderData: {
    facts: defaultBusinessFacts,
    siteUrl: 'https://showroom.example',
    socialCard: { url: 'https://showroom.example/card.jpg', alt: 'A stone on a card' },
  },
};
const page = { title: 'Millwork', description: 'Doors and stairs.', path: '/millwork' };

describe('the meta tags of a page', () => {
  it('name the page, then the brand', () => {
    expect(pageMeta([root], page)).toContainEqual({ title: 'Millwork | Boreal & Stone' });
  });

  it('have the owner’s text for this page only', () => {
    const ownerWords = { path: '/millwork', title: 'Doors made here' };
    const frame = { id: 'shell/layout', loaderData: { ownerWords } };
    const tags = pageMeta([root, frame], page);
    expect(tags).toContainEqual({ title: 'Doors made here | Boreal & Stone' });
    expect(tags).toContainEqual({ property: 'og:title', content: 'Doors made here | Boreal & Stone' });
    expect(tags).toContainEqual({ name: 'description', content: page.description });
    expect(pageMeta([root, frame], { ...page, path: '/blog' })).toContainEqual({ title: 'Millwork | Boreal & Stone' });
  });

  it('point every filter of a page to its canonical URL', () => {
    const tags = pageMeta([root], page);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://showroom.example/millwork' });
    expect(tags).toContainEqual({ property: 'og:url', content: 'https://showroom.example/millwork' });
    expect(tags).not.toContainEqual(expect.objectContaining({ name: 'robots' }));
  });

  it('exclude a page from the index without a canonical link', () => {
    const tags = pageMeta([root], { ...page, isIndexed: false });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(tags).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
  });

  it('stop robots where links have no end, indexed or not', () => {
    const endless = { ...page, areLinksFollowed: false };
    expect(pageMeta([root], endless)).toContainEqual({ name: 'robots', content: 'nofollow' });
    expect(pageMeta([root], endless)).toContainEqual(expect.objectContaining({ rel: 'canonical' }));
    const hidden = pageMeta([root], { ...endless, isIndexed: false });
    expect(hidden).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
  });

  it('have a picture of the page for social cards, or the site’s default', () => {
    const own = { ...page, imageUrl: 'https://showroom.example/slab.jpg', imageAlt: 'A slab' };
    expect(pageMeta([root], own)).toContainEqual({
      property: 'og:image',
      content: 'https://showroom.example/slab.jpg',
    });
    expect(pageMeta([root], own)).toContainEqual({ property: 'og:image:alt', content: 'A slab' });
    expect(pageMeta([root], page)).toContainEqual({
      property: 'og:image',
      content: 'https://showroom.example/card.jpg',
    });
    expect(pageMeta([root], page)).toContainEqual({ property: 'og:image:alt', content: 'A stone on a card' });
  });

  it('add its context to structured data', () => {
    expect(pageMeta([root], { ...page, jsonLd: [{ '@type': 'Product' }] })).toContainEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@type': 'Product' },
    });
  });

  it('have a title on an error page rendered before the facts were read', () => {
    expect(pageMeta([undefined, {}], page)).toContainEqual({ title: 'Millwork' });
  });
});
