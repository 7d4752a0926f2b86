import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchEntries, type SearchEntry } from './search.ts';
import { buildSearchIndex } from './search-index.ts';

// A small alphabet with both cases makes matches, and ties between ranks, frequent.
const text = fc.string({ unit: fc.constantFrom('a', 'B', 'b', 'É', 'é', ' '), maxLength: 6 });
const entry: fc.Arbitrary<SearchEntry> = fc.record({ title: text, description: text, url: text, category: text });
const entries = fc.array(entry, { maxLength: 20 });

const contains = (haystack: string, needle: string) => haystack.toLowerCase().includes(needle.trim().toLowerCase());
const isMatch = (each: SearchEntry, query: string) =>
  contains(each.title, query) || contains(each.description, query) || contains(each.category, query);

const search = (query: string) => searchEntries(buildSearchIndex(), query).map(({ url }) => url);

describe('search', () => {
  it('finds exactly what contains the query in its title, description or category, whatever the case', () => {
    fc.assert(
      fc.property(entries, text, (all, query) => {
        const wanted = query.trim() === '' ? [] : all.filter((each) => isMatch(each, query));
        expect(new Set(searchEntries(all, query))).toEqual(new Set(wanted));
        expect(searchEntries(all, query)).toHaveLength(wanted.length);
        expect(searchEntries(all, query.toUpperCase())).toEqual(searchEntries(all, query.toLowerCase()));
      }),
    );
  });

  it('puts titles that start with it first, titles that contain it next, and keeps the order of the rest', () => {
    fc.assert(
      fc.property(entries, text, (all, query) => {
        const needle = query.trim().toLowerCase();
        const rank = ({ title }: SearchEntry) => {
          if (title.toLowerCase().startsWith(needle)) return 0;
          return title.toLowerCase().includes(needle) ? 1 : 2;
        };
        const found = searchEntries(all, query);
        const sortedStably = all.filter((each) => found.includes(each)).sort((a, b) => rank(a) - rank(b));
        expect(found).toEqual(sortedStably);
      }),
    );
  });

  it('does nothing with a blank query', () => {
    fc.assert(
      fc.property(entries, fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0') }), (all, blank) => {
        expect(searchEntries(all, blank)).toEqual([]);
      }),
    );
  });
});

describe('the site index', () => {
  it('leads to a colour by its name and to both Bianco Neve', () => {
    expect(search('aurora')[0]).toBe('/quartz-countertops/aurora');
    expect(search('bianco neve')).toEqual(
      expect.arrayContaining(['/quartz-countertops/bianco-neve', '/quartz-countertops/bianco-neve-essentials']),
    );
  });

  it('leads to the contact page at its one address', () => {
    expect(search('contact')[0]).toBe('/contact');
    expect(buildSearchIndex().map(({ url }) => url)).not.toContain('/contact-us');
  });

  it('offers the services on the page they are described on', () => {
    for (const service of ['Installation Services', 'Design Consultation', 'Project Management']) {
      expect(search(service)).toEqual(['/custom-cabinetry']);
    }
  });

  it('tells every entry apart by its title', () => {
    const titles = buildSearchIndex().map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
