import { catalogue } from '@showroom/catalog-data/catalogue/families';
import type { CatalogueProduct } from '@showroom/catalog-data/catalogue/catalogue-family';
import { expect, it } from 'vitest';
import { datePages, findPageDate, listDatedProducts, pageDates } from './page-dates.ts';

const today = '2030-01-02';
const { vanities } = catalogue;
const [slug = ''] = vanities.slugs;

/** The dates before and after a product’s change. */
function redate(change: Partial<CatalogueProduct>) {
  const product = vanities.find(slug);
  if (!product) throw new Error('There is no vanity');
  const before = datePages([product], '2029-06-01', {});
  return datePages([{ ...product, ...change }], today, before)[product.path]?.changedOn;
}

it('matches the pages: after a change, run `npx pnpm date-pages`', () => {
  expect(datePages(listDatedProducts(), today)).toEqual(pageDates);
});

it('dates a page again when its text changes', () => {
  expect(redate({ tagline: 'Another one.' })).toBe(today);
  expect(redate({ features: [] })).toBe(today);
  expect(redate({ availability: 'sold-out' })).toBe(today);
  expect(redate({ offer: null })).toBe(today);
  expect(redate({ pictureNames: [] })).toBe(today);
  expect(redate({})).toBe('2029-06-01');
  expect(redate({ next: { name: 'Another', path: '/another' } })).toBe('2029-06-01');
});

it('has no date for an unlisted page', () => {
  expect(findPageDate('/contact')).toBeUndefined();
  expect(findPageDate('constructor')).toBeUndefined();
});
