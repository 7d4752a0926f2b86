import { describe, expect, it } from 'vitest';
import { sitePaths } from '../pages/site-paths.ts';
import { workPictureNames, works } from './works.ts';

describe('works', () => {
  it('number twelve, four per category, two with a picture from before', () => {
    const counts = Object.fromEntries(
      (['kitchen', 'bathroom', 'custom'] as const).map((c) => [c, works.filter((w) => w.category === c).length]),
    );
    expect(counts).toEqual({ kitchen: 4, bathroom: 4, custom: 4 });
    expect(works.filter((work) => work.hasBefore)).toHaveLength(2);
  });

  it('have unique slugs and titles', () => {
    expect(new Set(works.map((work) => work.slug)).size).toBe(works.length);
    expect(new Set(works.map((work) => work.title)).size).toBe(works.length);
  });

  it('are listed newest first', () => {
    const dates = works.map((work) => work.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.each(works)('$slug is complete', (work) => {
    expect(work.slug).toMatch(/^[a-z]+(-[a-z]+)*$/u);
    expect(new Date(work.date).toISOString().slice(0, 10)).toBe(work.date);
    const [low = 0, high = 0] = work.budget.match(/[\d,]+/gu)?.map((n) => Number(n.replace(',', ''))) ?? [];
    expect(work.budget).toMatch(/^\$[\d,]+ – \$[\d,]+$/u);
    expect(low).toBeGreaterThan(5000);
    expect(high).toBeGreaterThan(low);
    expect(work.description.length).toBeGreaterThan(120);
    expect(work.features).toHaveLength(4);
    expect(work.scope.join(' ').split(' ').length).toBeGreaterThan(50);
    expect(work.areaSquareFeet).toBeGreaterThan(0);
    expect(work.duration).not.toBe('');
    // A client’s words: no mention of samples, and no name.
    expect(work.clientWords.quote).not.toMatch(/sample/i);
    expect(work.clientWords.role).toMatch(/ client, [A-Z]/);
  });

  it('name at least two products of the catalogue, and each quartz colour in their text', () => {
    const known = new Set(sitePaths);
    for (const work of works) {
      expect(work.productPaths.length, work.slug).toBeGreaterThanOrEqual(2);
      for (const path of work.productPaths) expect(known, `${work.slug}: ${path}`).toContain(path);
      const told = work.features.join(' ').toLowerCase();
      for (const path of sitePaths.filter((each) => each.startsWith('/quartz-countertops/'))) {
        const colour = path.slice('/quartz-countertops/'.length).replaceAll('-', ' ');
        if (told.includes(`${colour} quartz`)) expect(work.productPaths, work.slug).toContain(path);
      }
    }
  });

  it('have the finished picture first', () => {
    expect(workPictureNames({ slug: 'a', hasBefore: true })).toEqual(['works/a/after', 'works/a/before']);
    expect(workPictureNames({ slug: 'a', hasBefore: false })).toEqual(['works/a/after']);
  });
});
