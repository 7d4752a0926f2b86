import { describe, expect, it } from 'vitest';
import { quartzColours, type QuartzColour } from './quartz.ts';
import {
  applyQuartzFilters,
  buildQuartzSearch,
  countQuartzOptions,
  parseQuartzFilters,
  quartzCountText,
} from './quartz-filters.ts';

const slugsFor = (query: string) =>
  applyQuartzFilters(parseQuartzFilters(new URLSearchParams(query))).map(({ slug }) => slug);

const countsFor = (query: string) =>
  Object.fromEntries(
    countQuartzOptions(parseQuartzFilters(new URLSearchParams(query))).flatMap(({ options }) =>
      options.map(({ value, count }) => [value, count]),
    ),
  );

const of = (test: (colour: QuartzColour) => boolean) => quartzColours.filter(test).map(({ slug }) => slug);

const sum = (counts: Readonly<Record<string, number>>, options: readonly string[]) =>
  options.reduce((total, option) => total + (counts[option] ?? 0), 0);

describe('quartz filters', () => {
  it('count the whole catalogue when nothing is selected', () => {
    const counts = countsFor('');
    expect(counts['beyond']).toBe(of(({ collection }) => collection === 'beyond').length);
    expect(counts['elegant']).toBe(of(({ subcategory }) => subcategory === 'elegant').length);
    expect(counts['2cm']).toBe(of(({ thicknesses }) => thicknesses.includes('2cm')).length);
    expect(sum(counts, ['beyond', 'red', 'discovery'])).toBe(quartzColours.length);
    const ranges = ['innova', 'contemporary', 'elegant', 'statuario', 'calacatta', 'carrara', 'essentials'];
    expect(sum(counts, ranges)).toBe(counts['red']);
  });

  it('let a visitor choose Discovery alone', () => {
    expect(slugsFor('collection=discovery')).toEqual(of(({ collection }) => collection === 'discovery'));
  });

  it('add within a group and narrow across groups', () => {
    expect(slugsFor('collection=beyond&collection=discovery')).toEqual(of(({ collection }) => collection !== 'red'));
    expect(slugsFor('collection=red&subcategory=elegant&subcategory=carrara')).toEqual(
      of(({ subcategory }) => subcategory === 'elegant' || subcategory === 'carrara'),
    );
    expect(slugsFor('subcategory=contemporary&thickness=2cm')).not.toContain('sahara-noir');
    expect(slugsFor('collection=beyond&subcategory=elegant')).toEqual([]);
  });

  it('let the counts of a group follow the other groups and not itself', () => {
    const all = countsFor('');
    const { beyond, red } = all;
    expect(countsFor('collection=beyond')).toMatchObject({ beyond, red, innova: 0, '2cm': beyond });
    // Sahara Noir comes in 3 cm alone.
    expect(countsFor('thickness=2cm')).toMatchObject({ red: (red ?? 0) - 1, '3cm': all['3cm'] });
  });

  it('show the catalogue to whoever arrives with a broken address', () => {
    expect(slugsFor('collection=&subcategory=nope&thickness=2cm%00&%E0%A4%A')).toHaveLength(quartzColours.length);
  });

  it('write one address for one selection and keep what is not theirs', () => {
    const params = new URLSearchParams('thickness=3cm&from=mail&collection=red&collection=beyond&collection=red&x=%26');
    expect(buildQuartzSearch(parseQuartzFilters(params), params)).toBe(
      '?from=mail&x=%26&collection=beyond&collection=red&thickness=3cm',
    );
    expect(buildQuartzSearch({})).toBe('');
  });

  it('say how many were found in the words of the specification', () => {
    expect(quartzCountText(50, false)).toBe('50 product(s) found');
    expect(quartzCountText(1, true)).toBe('1 product(s) found (filtered)');
  });
});
