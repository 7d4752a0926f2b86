import { describe, expect, it } from 'vitest';
import { quartzColours } from './quartz.ts';
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

describe('quartz filters', () => {
  it('count the whole catalogue when nothing is selected', () => {
    expect(countsFor('')).toEqual({
      beyond: 9,
      red: 36,
      discovery: 5,
      innova: 7,
      contemporary: 8,
      elegant: 3,
      statuario: 5,
      calacatta: 5,
      carrara: 4,
      essentials: 4,
      '2cm': 49,
      '3cm': 50,
    });
  });

  it('let a visitor choose Discovery alone', () => {
    expect(slugsFor('collection=discovery')).toEqual([
      'alabaster',
      'chrome-cloud',
      'sona-gold',
      'snow-ultra',
      'great-white',
    ]);
  });

  it('add within a group and narrow across groups', () => {
    expect(slugsFor('collection=beyond&collection=discovery')).toHaveLength(14);
    expect(slugsFor('collection=red&subcategory=elegant&subcategory=carrara')).toHaveLength(7);
    expect(slugsFor('subcategory=contemporary&thickness=2cm')).not.toContain('sahara-noir');
    expect(slugsFor('collection=beyond&subcategory=elegant')).toEqual([]);
  });

  it('let the counts of a group follow the other groups and not itself', () => {
    expect(countsFor('collection=beyond')).toMatchObject({ beyond: 9, red: 36, innova: 0, '2cm': 9 });
    expect(countsFor('thickness=2cm')).toMatchObject({ red: 35, contemporary: 7, '3cm': 50 });
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
