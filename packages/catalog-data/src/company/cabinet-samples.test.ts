import { expect, test } from 'vitest';
import { preferredWoods, woodFinishes } from '../form-options.ts';
import { doorStyles, finishSamples, woodSamples } from './cabinet-samples.ts';

const offered = (options: readonly { value: string; label: string }[]) =>
  options.filter(({ value }) => value !== 'other').map(({ label }) => label);

test('every wood and finish of the form has a sample, in its order', () => {
  expect(woodSamples.map(({ title }) => title)).toEqual(offered(preferredWoods));
  expect(finishSamples.map(({ title }) => title)).toEqual(offered(woodFinishes));
  expect(doorStyles).toHaveLength(5);
});

test('no two samples share words or a picture', () => {
  const all = [...woodSamples, ...finishSamples, ...doorStyles];
  for (const part of ['title', 'text', 'picture'] as const)
    expect(new Set(all.map((sample) => sample[part])).size, part).toBe(all.length);
});
