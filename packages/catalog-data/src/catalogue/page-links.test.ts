import { expect, it } from 'vitest';
import { listPageLinks } from './page-links.ts';

it.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 6]],
  [3, 6, [1, 2, 3, 4, 6]],
  [6, 6, [1, 5, 6]],
  [200, 417, [1, 199, 200, 201, 417]],
])('page %i of %i links to %j', (page, pageCount, numbers) => {
  const links = listPageLinks(page, pageCount, (number) => `?page=${number}`);
  expect(links).toEqual(numbers.map((number) => ({ number, search: `?page=${number}` })));
});
