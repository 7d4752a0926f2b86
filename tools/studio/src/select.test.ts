import { expect, it } from 'vitest';

import { selectByPath } from './select.ts';

const pictures = ['vanities/alder-36/front', 'vanities/alder-36/detail', 'vanities/alder-360/front', 'scenes/home'].map(
  (name) => ({ name }),
);
const namesAt = (path: string) => selectByPath(pictures, path).map(({ name }) => name);

it('selects a family, a product or one picture, by whole words of the path', () => {
  expect(namesAt('vanities')).toHaveLength(3);
  expect(namesAt('vanities/alder-36')).toEqual(['vanities/alder-36/front', 'vanities/alder-36/detail']);
  expect(namesAt('vanities/alder-36/')).toHaveLength(2);
  expect(namesAt('vanities/alder-36/front')).toEqual(['vanities/alder-36/front']);
  expect(namesAt('scenes/home')).toEqual(['scenes/home']);
  expect(namesAt('vanit')).toEqual([]);
});
