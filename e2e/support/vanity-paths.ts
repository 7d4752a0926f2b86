import type { APIRequestContext } from '@playwright/test';
import { readPage } from './html.ts';

/** The paths of the vanities, as the four pages of their list lead to them. */
export async function listVanityPaths(visitor: APIRequestContext): Promise<readonly string[]> {
  const paths = new Set<string>();
  for (const number of [1, 2, 3, 4]) {
    const { links } = readPage(await (await visitor.get(`/products/vanities?page=${number}`)).text());
    for (const link of links) if (link.startsWith('/products/vanities/')) paths.add(link);
  }
  return [...paths];
}
