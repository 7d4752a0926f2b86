import { existsSync } from 'node:fs';
import { articles } from '@showroom/catalog-data/articles';
import { workPictureNames, works } from '@showroom/catalog-data/works';
import { describe, expect, it } from 'vitest';
import { blogPictures } from './blog.ts';
import { worksPictures } from './works.ts';

const pictures = [...worksPictures(), ...blogPictures()];

describe('pictures of works and articles', () => {
  it('are those that the catalogue names, in its order', () => {
    expect(worksPictures().map((picture) => picture.name)).toEqual(works.flatMap(workPictureNames));
    expect(blogPictures()).toHaveLength(articles.length);
  });

  it('differ in content and alt text', () => {
    expect(new Set(pictures.map((picture) => picture.alt)).size).toBe(pictures.length);
    expect(new Set(pictures.map((p) => JSON.stringify([p.script, p.parameters]))).size).toBe(pictures.length);
  });

  it.each(pictures)('$name has a script and a full sentence', ({ script, alt }) => {
    expect(existsSync(new URL(`../../scenes/${script.replaceAll('.', '/')}.py`, import.meta.url))).toBe(true);
    expect(alt.length).toBeGreaterThan(100);
    expect(alt).toMatch(/\.$/u);
  });
});
