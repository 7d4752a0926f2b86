import { expect, it } from 'vitest';
import { describeQuartzCost } from './quartz-cost.ts';

it('says the price range, if any, and what it depends on', () => {
  expect(describeQuartzCost({ fromCents: 85_00, toCents: 110_50 })).toEqual({
    price: '$85 to $110.50',
    note: expect.stringMatching(/^Per square foot, cut and installed\. .*thickness, edge, cut-outs/),
  });
  expect(describeQuartzCost({ fromCents: 90_00, toCents: 90_00 }).price).toBe('$90');
  expect(describeQuartzCost(null)).toEqual({
    price: 'Price on request',
    note: expect.stringMatching(/^The price depends on thickness, edge, .*slabs.*installation\.$/),
  });
});
