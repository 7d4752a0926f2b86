import { describe, expect, it } from 'vitest';
import { mirrorCollections } from '../products/mirrors.ts';
import { quartzColours } from '../quartz/quartz.ts';
import { listSiteEntries } from '../search/site-entries.ts';
import { featureCards, heroSlides, partnerMarks, testimonials } from './home-content.ts';

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

describe('home page content', () => {
  it('has four slides, each with its picture and words for those who do not see it', () => {
    expect(heroSlides).toHaveLength(4);
    expect(areDistinct(heroSlides.map(({ picture }) => picture))).toBe(true);
    expect(heroSlides.every(({ alt, title }) => alt !== '' && title !== '')).toBe(true);
  });

  it('has thirteen partner marks that no two share', () => {
    expect(partnerMarks).toHaveLength(13);
    expect(areDistinct(partnerMarks.map(({ name }) => name))).toBe(true);
    expect(areDistinct(partnerMarks.map(({ id }) => id))).toBe(true);
  });

  it('has the three feature cards of the design', () => {
    expect(featureCards.map(({ title }) => title)).toEqual(['In Stock', 'Custom Cabinetry', 'Quartz Countertops']);
  });

  it('counts in words what the catalogue has, here and wherever a page is described', () => {
    expect([quartzColours.length, mirrorCollections.length]).toEqual([50, 9]);
    const texts = [...featureCards.map(({ text }) => text), ...listSiteEntries().map(({ description }) => description)];
    const counts = texts.flatMap((text) => text.match(/\b\w+ (?:colours|collections)\b/gi) ?? []);
    const figures = counts.filter((words) =>
      /^(?:\w+teen|\w+ty|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(words),
    );
    expect(new Set(figures.map((words) => words.toLowerCase()))).toEqual(
      new Set(['fifty colours', 'nine collections']),
    );
  });

  it('has three testimonials that read as a client speaks, leave the word "sample" to their mark, and name a role', () => {
    expect(testimonials).toHaveLength(3);
    expect(testimonials.some(({ quote }) => /sample/i.test(quote))).toBe(false);
    expect(testimonials.every(({ role }) => /client/i.test(role))).toBe(true);
  });
});
