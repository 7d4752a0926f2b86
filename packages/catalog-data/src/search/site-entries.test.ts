import { describe, expect, it } from 'vitest';
import { catalogueFamilies } from '../catalogue/families.ts';
import { pagePaths, pages } from '../pages/pages.ts';
import { listSiteEntries } from './site-entries.ts';

const entries = listSiteEntries();
const entryOf = (title: string) => entries.find((entry) => entry.title === title);

describe('search entries', () => {
  it('are every page with a category, then every product by family', () => {
    const paths = pagePaths.filter((path) => pages[path].category !== null);
    const products = catalogueFamilies.flatMap(({ slugs, pathOf }) => slugs.map(pathOf));
    const urls = entries.map(({ url }) => url);
    expect(urls.slice(0, paths.length)).toEqual(paths);
    expect(urls.slice(-products.length)).toEqual(products);
  });

  it('have one URL for the contact page', () => {
    const urls = entries.map(({ url }) => url);
    expect(urls).toContain('/contact');
    expect(urls).not.toContain('/contact-us');
  });

  it('include faucets of each room and of all', () => {
    const urls = entries.map(({ url }) => url);
    const asked = ['', '/kitchen', '/bathroom', '/shower'].map((part) => `/products/faucets${part}`);
    expect(asked.filter((path) => !urls.includes(path))).toEqual([]);
  });

  it('have unique titles', () => {
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  });

  it('have a picture each', () => {
    const without = entries.filter(({ pictureName }) => pictureName === null);
    expect(
      without.map(({ url }) => url),
      'add the page to `pagePictures` in site-entries.ts',
    ).toEqual([]);
  });

  it('contain a product’s filter values and the words of its page', () => {
    expect(entryOf('Pukaskwa 36″ Vanity')).toMatchObject({
      labels: ['vanity', '36″', 'Black', 'Superior', 'Transitional', 'Single Sink'],
      facts: expect.arrayContaining(['Charcoal lacquer']),
    });
    expect(entryOf('Aurora')).toMatchObject({
      labels: expect.arrayContaining(['slab', 'BEYOND', '3 cm']),
      facts: expect.arrayContaining(['Polished', '126″ × 64″']),
    });
  });

  it('don’t call a vanity black for its handles and faucet', () => {
    const { facts = [], labels = [] } = entryOf('Wabigoon 24″ Vanity') ?? {};
    expect([...facts, ...labels].join(' ')).toMatch(/white/i);
    expect([...facts, ...labels].join(' ')).not.toMatch(/black/i);
  });
});
