import { expect, it } from 'vitest';
import { listPaths } from './load-memory.ts';

it('asks for the pages of a sitemap wherever the site stands', () => {
  const sitemap =
    '<url><loc>https://www.example.com</loc></url>\n<url><loc>https://www.example.com/contact</loc></url>';
  expect(listPaths(sitemap)).toEqual(['/', '/contact']);
});
