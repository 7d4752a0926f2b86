import { describe, expect, it } from 'vitest';
import { mirrorCollections } from '../products/mirrors.ts';
import { listSiteEntries } from '../search/site-entries.ts';
import { heroSlides, listFeatureCards, partnerMarks, testimonials } from './home-content.ts';

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

describe('home page content', () => {
  it('has four slides, each with picture and alt text', () => {
    expect(heroSlides).toHaveLength(4);
    expect(areDistinct(heroSlides.map(({ picture }) => picture))).toBe(true);
    expect(heroSlides.every(({ alt, title }) => alt !== '' && title !== '')).toBe(true);
  });

  it('has thirteen different partner marks', () => {
    expect(partnerMarks).toHaveLength(13);
    expect(areDistinct(partnerMarks.map(({ name }) => name))).toBe(true);
    expect(areDistinct(partnerMarks.map(({ id }) => id))).toBe(true);
  });

  it('has the three feature cards of the design', () => {
    expect(listFeatureCards().map(({ title }) => title)).toEqual([
      'In Stock',
      'Custom Cabinetry',
      'Quartz Countertops',
    ]);
  });

  it('says the number of mirror collections in words', () => {
    expect(mirrorCollections).toHaveLength(9);
    const counts = listSiteEntries().flatMap(({ description }) => description.match(/\b\w+ collections\b/gi) ?? []);
    expect(new Set(counts.map((words) => words.toLowerCase()))).toContain('nine collections');
    expect(
      counts.filter((words) => /^(?:\w+teen|\w+ty|two|three|four|five|six|seven|eight|ten)\b/i.test(words)),
    ).toEqual([]);
  });

  it('has three testimonials in a client’s voice with a role, and “sample” only in their label', () => {
    expect(testimonials).toHaveLength(3);
    expect(testimonials.some(({ quote }) => /sample/i.test(quote))).toBe(false);
    expect(testimonials.every(({ role }) => /client/i.test(role))).toBe(true);
  });
});
