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

describe('the tags of a page', () => {
  it('name the page, then the brand', () => {
    expect(pageMeta([root], page)).toContainEqual({ title: 'Millwork | Boreal & Stone' });
  });

  it('say what the owner wrote for this page, and for no other', () => {
    const ownerWords = { path: '/millwork', title: 'Doors made here' };
    const frame = { id: 'shell/layout', loaderData: { ownerWords } };
    const tags = pageMeta([root, frame], page);
    expect(tags).toContainEqual({ title: 'Doors made here | Boreal & Stone' });
    expect(tags).toContainEqual({ property: 'og:title', content: 'Doors made here | Boreal & Stone' });
    expect(tags).toContainEqual({ name: 'description', content: page.description });
    expect(pageMeta([root, frame], { ...page, path: '/blog' })).toContainEqual({ title: 'Millwork | Boreal & Stone' });
  });

  it('point every arrangement of a page to its one address', () => {
    const tags = pageMeta([root], page);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://showroom.example/millwork' });
    expect(tags).toContainEqual({ property: 'og:url', content: 'https://showroom.example/millwork' });
    expect(tags).not.toContainEqual(expect.objectContaining({ name: 'robots' }));
  });

  it('keep a page out of the index without also naming it canonical', () => {
    const tags = pageMeta([root], { ...page, isIndexed: false });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(tags).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
  });

  it('show a picture of the page on social cards, and the card of the site where it has none', () => {
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

  it('give each piece of structured data its vocabulary', () => {
    expect(pageMeta([root], { ...page, jsonLd: [{ '@type': 'Product' }] })).toContainEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@type': 'Product' },
    });
  });

  it('still have a title on an error page drawn before the facts of the owner were read', () => {
    expect(pageMeta([undefined, {}], page)).toContainEqual({ title: 'Millwork' });
  });
});
