import { describe, expect, it } from 'vitest';
import { checkPage, cutTitle, measureTitle, TITLE_PX, type PageFacts, type PageSurroundings } from './check-page.ts';

const nothing: PageSurroundings = { sameTitle: [], sameDescription: [], deadLinks: [] };
const page: PageFacts = {
  path: '/contact',
  title: 'Contact the showroom in Thunder Bay',
  description: 'Phone, email, address and hours, and a form to ask a question, book a visit or get a free quote.',
  picture: '/pictures/card.jpg',
  picturesWithoutWords: 0,
};
const wordsOf = (changed: Partial<PageFacts>, around = nothing) =>
  checkPage({ ...page, ...changed }, around)
    .filter(({ isGood }) => !isGood)
    .map(({ words }) => words);

describe('the SEO check of a page', () => {
  it('passes without issues, and says so', () => {
    const checks = checkPage(page, nothing);
    expect(checks.every(({ isGood, reason }) => isGood && reason === '')).toBe(true);
    expect(checks.map(({ words }) => words)).toContain('Title length is good');
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  });

  it.each([
    [{ title: '' }, 'The title is missing'],
    [{ title: 'Contact | Boreal & Stone' }, 'Title could be longer'],
    [{ title: 'M'.repeat(36) }, 'Title is too long'],
    [{ description: '' }, 'The meta description is missing'],
    [{ description: 'Phone and hours.' }, 'Meta description could be longer'],
    [{ description: 'x'.repeat(161) }, 'Meta description is too long'],
    [{ picturesWithoutWords: 1 }, 'An image has no alt text'],
    [{ picturesWithoutWords: 4 }, '4 images have no alt text'],
  ])('lists what to fix: %j', (changed, words) => {
    expect(wordsOf(changed)).toEqual([words]);
  });

  it('knows other pages and dead links, and names a few of them', () => {
    const paths = ['/a', '/b', '/c', '/d', '/e'];
    expect(wordsOf({}, { sameTitle: ['/a'], sameDescription: paths, deadLinks: ['/gone'] })).toEqual([
      'Same title as /a',
      'Same meta description as /a, /b, /c and 2 more',
      'Broken link: /gone',
    ]);
    // Pages without a title aren’t reported as duplicates.
    expect(wordsOf({ title: '' }, { ...nothing, sameTitle: ['/a'] })).toEqual(['The title is missing']);
  });

  it('truncates a title in the preview exactly when the check calls it too long', () => {
    for (const letter of ['W', 'i', 'a ', 'é']) {
      for (let count = 1; count < 200; count += 1) {
        const title = letter.repeat(count).trim();
        const isTooLong = measureTitle(title) > TITLE_PX;
        expect(cutTitle(title) !== title, `${count} of “${letter}”`).toBe(isTooLong);
        expect(measureTitle(cutTitle(title))).toBeLessThanOrEqual(TITLE_PX);
      }
    }
  });

  it('measures a title by the width of its letters', () => {
    expect(measureTitle('W'.repeat(31))).toBeGreaterThan(580);
    expect(measureTitle('i'.repeat(100))).toBeLessThan(580);
    expect(wordsOf({ title: 'W'.repeat(31) })).toEqual(['Title is too long']);
  });
});
