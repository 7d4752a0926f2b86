import { quartzColours, type QuartzColour } from '@showroom/catalog-data/quartz';
import { expect, it } from 'vitest';
import { datePages, findPageDate, pageDates } from './page-dates.ts';

const today = '2030-01-02';
const path = '/quartz-countertops/aurora';
const [aurora] = quartzColours;

/** Dates as they were, then as they are once a colour has changed. */
function redate(change: Partial<QuartzColour>) {
  if (!aurora) throw new Error('There is no colour');
  const before = datePages([aurora], '2029-06-01', {});
  return datePages([{ ...aurora, ...change }], today, before)[path]?.changedOn;
}

it('holds for what the pages say now: after a change, run `pnpm date-pages`', () => {
  expect(Object.keys(pageDates)).toHaveLength(50);
  expect(datePages(quartzColours, today)).toEqual(pageDates);
});

it('gives a page its day when it says something else, and leaves it otherwise', () => {
  expect(redate({ tagline: 'Another stone.' })).toBe(today);
  expect(redate({ thicknesses: ['3cm'] })).toBe(today);
  expect(redate({ features: [] })).toBe('2029-06-01');
});

it('knows no day for a page that nobody keeps count of', () => {
  expect(findPageDate('/contact')).toBeUndefined();
  expect(findPageDate('constructor')).toBeUndefined();
});
