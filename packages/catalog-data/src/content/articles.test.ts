import { describe, expect, it } from 'vitest';
import { articlePictureName, articles } from './articles.ts';

describe('articles', () => {
  it('number eight, with unique slugs and titles, newest first', () => {
    expect(articles).toHaveLength(8);
    expect(new Set(articles.map((article) => article.slug)).size).toBe(8);
    expect(new Set(articles.map((article) => article.title)).size).toBe(8);
    const dates = articles.map((article) => article.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('cover every category', () => {
    expect(new Set(articles.map((article) => article.category)).size).toBe(6);
  });

  it.each(articles)('$slug is complete', (article) => {
    expect(article.slug).toMatch(/^[a-z]+(-[a-z]+)*$/u);
    expect(new Date(article.date).toISOString().slice(0, 10)).toBe(article.date);
    expect(article.excerpt.length).toBeGreaterThan(80);
    expect(article.excerpt.length).toBeLessThan(180);
    expect(articlePictureName(article)).toBe(`blog/${article.slug}`);
  });
});
