import { builtPaths } from '@showroom/catalog-data/built-paths';
import { uploadMaxBytes, uploadMaxFiles } from '@showroom/catalog-data/limits';
import { describe, expect, it } from 'vitest';
import { bodyLimitBytes, isKeptPage } from './page-policy.ts';

const isKept = (address: string) => isKeptPage(new URL(address, 'https://showroom.example'));

describe('keeping finished pages', () => {
  it('never keeps a page with a form, whose token belongs to one visit, nor the data of one', () => {
    for (const page of ['/contact', '/millwork', '/custom-millwork-form', '/search']) {
      expect(isKept(page), page).toBe(false);
      expect(isKept(`${page}.data`), `${page}.data`).toBe(false);
      expect(isKept(`${page}?quartz=aurora`), `${page} with a query`).toBe(false);
    }
  });

  it('keeps every other page, in each of its arrangements', () => {
    const formPages = ['/contact', '/millwork', '/custom-millwork-form'];
    const others = builtPaths.filter((path) => !formPages.includes(path));
    expect(others.length).toBeGreaterThan(50);
    for (const path of others) expect(isKept(path), path).toBe(true);
    expect(isKept('/quartz-countertops?collection=red')).toBe(true);
    expect(isKept('/quartz-countertops/aurora.data')).toBe(true);
    expect(isKept('/millwork-news')).toBe(true);
  });

  it('keeps nothing that programs ask for', () => {
    expect(isKept('/api/leads/contact')).toBe(false);
  });
});

describe('the largest body', () => {
  it.each(['/millwork', '/custom-millwork-form', '/api/leads/short-quote', '/api/leads/custom-quote'])(
    'has room for all the files that a quote request may carry: %s',
    (path) => {
      expect(bodyLimitBytes(path)).toBeGreaterThan(uploadMaxFiles * uploadMaxBytes + 1024 * 1024);
    },
  );

  it.each(['/contact', '/api/leads/contact', '/', '/search', '/api/leads/short-quote/../contact'])(
    'has room for a long message and no more where nothing is uploaded: %s',
    (path) => {
      expect(bodyLimitBytes(path)).toBeGreaterThan(100_000);
      expect(bodyLimitBytes(path)).toBeLessThan(1_000_000);
    },
  );
});
