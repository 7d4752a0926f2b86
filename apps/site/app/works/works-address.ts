import { workCategories } from '@showroom/store/rules';
import type { Work } from '@showroom/store/site';
import { readAskedPage } from '../content/list-place.ts';

/** What an address asks the list of works for. */
export interface AskedWorks {
  /** Null: all of them. */
  readonly category: Work['category'] | null;
  /** From 1; there may be fewer pages than asked for. */
  readonly page: number;
}

/** Reads the query of the list's address. What it does not know, it passes over. */
export function readWorksSearch(asked: URLSearchParams): AskedWorks {
  const category = workCategories.find((each) => each === asked.get('category')) ?? null;
  return { category, page: readAskedPage(asked) };
}

/** The query that asks for it, in one spelling: empty, or with its question mark. */
export function buildWorksSearch({ category, page }: AskedWorks): string {
  const search = new URLSearchParams();
  if (category !== null) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search}`;
}

/** What a category is called. */
export const categoryLabels: Readonly<Record<Work['category'], string>> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  'living-room': 'Living Room',
  bedroom: 'Bedroom',
  office: 'Office',
  custom: 'Custom',
  renovation: 'Renovation',
};
