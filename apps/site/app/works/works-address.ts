import { workCategories } from '@showroom/store/rules';
import type { Work } from '@showroom/store/site';
import { readAskedPage } from '../content/list-place.ts';

export interface AskedWorks {
  readonly category: Work['category'] | null;
  /** From 1; may be beyond the last page. */
  readonly page: number;
}

/** Reads the portfolio's query and ignores invalid parts. */
export function readWorksSearch(asked: URLSearchParams): AskedWorks {
  const category = workCategories.find((each) => each === asked.get('category')) ?? null;
  return { category, page: readAskedPage(asked) };
}

/** The canonical query: empty, or with its question mark. */
export function buildWorksSearch({ category, page }: AskedWorks): string {
  const search = new URLSearchParams();
  if (category !== null) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search}`;
}

export const categoryLabels: Readonly<Record<Work['category'], string>> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  'living-room': 'Living Room',
  bedroom: 'Bedroom',
  office: 'Office',
  custom: 'Custom',
  renovation: 'Renovation',
};
