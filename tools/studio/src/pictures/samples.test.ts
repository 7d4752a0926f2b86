import { doorStyles, finishSamples, woodSamples } from '@showroom/catalog-data/company/cabinet-samples';
import { expect, it } from 'vitest';

import { samplePictures } from './samples.ts';

const lightOf = new Map(samplePictures().map(({ name, parameters }) => [name, parameters['light'] ?? 'panes']));

it.each([
  ['woods', woodSamples],
  ['finishes', finishSamples],
  ['doors', doorStyles],
])('no two adjacent %s have the same light', (_, row) => {
  const lights = row.map(({ picture }) => lightOf.get(picture));
  expect(lights.filter((light, index) => light === lights[index - 1])).toEqual([]);
});
