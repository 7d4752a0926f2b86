import { describe, expect, it } from 'vitest';
import { catalogueFamilies } from '../catalogue/families.ts';
import { pagePaths, pages } from '../pages/pages.ts';
import { listSiteEntries } from './site-entries.ts';

const entries = listSiteEntries();
const entryOf = (title: string) => entries.find((entry) => entry.title === title);

describe('what the search knows', () => {
  it('is every page that has a category, then every product of each family', () => {
    const paths = pagePaths.filter((path) => pages[path].category !== null);
    const products = catalogueFamilies.flatMap(({ slugs, pathOf }) => slugs.map(pathOf));
    const urls = entries.map(({ url }) => url);
    expect(urls.slice(0, paths.length)).toEqual(paths);
    expect(urls.slice(-products.length)).toEqual(products);
  });

  it('leads to the contact page at its one address', () => {
    const urls = entries.map(({ url }) => url);
    expect(urls).toContain('/contact');
    expect(urls).not.toContain('/contact-us');
  });

  it('finds faucets, those of each room and all of them', () => {
    const urls = entries.map(({ url }) => url);
    const asked = ['', '/kitchen', '/bathroom', '/shower'].map((part) => `/products/faucets${part}`);
    expect(asked.filter((path) => !urls.includes(path))).toEqual([]);
  });

  it('tells every entry apart by its title', () => {
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  });

  it('names a picture for each', () => {
    expect(entries.filter(({ pictureName }) => pictureName === null)).toEqual([]);
  });

  it('says of a product what its list is filtered by, and what its page says of it', () => {
    expect(entryOf('Pukaskwa 36″ Vanity')).toMatchObject({
      labels: ['vanity', '36″', 'Black', 'Superior', 'Transitional', 'Single Sink'],
      facts: expect.arrayContaining(['Charcoal lacquer']),
    });
    expect(entryOf('Aurora')).toMatchObject({
      labels: expect.arrayContaining(['slab', 'BEYOND', '3 cm']),
      facts: expect.arrayContaining(['Polished', '126″ × 64″']),
    });
  });

  it('does not call a vanity black for its handles and its tap', () => {
    const { facts = [], labels = [] } = entryOf('Wabigoon 24″ Vanity') ?? {};
    expect([...facts, ...labels].join(' ')).toMatch(/white/i);
    expect([...facts, ...labels].join(' ')).not.toMatch(/black/i);
  });
});
