import { workCategories } from '@showroom/store/content-options';
import type { Work } from '@showroom/store/works';

type WorkCategory = Work['category'];

/** The category that an address asks for; null for all. */
export function readWorkCategory(asked: URLSearchParams): WorkCategory | null {
  return workCategories.find((category) => category === asked.get('category')) ?? null;
}

/** The query of a category's list, in one spelling: empty, or with its question mark. */
export function buildWorksSearch(category: WorkCategory | null): string {
  return category === null ? '' : `?${new URLSearchParams({ category })}`;
}

/** What a category is called. */
export const categoryLabels: Readonly<Record<WorkCategory, string>> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  'living-room': 'Living Room',
  bedroom: 'Bedroom',
  office: 'Office',
  custom: 'Custom',
  renovation: 'Renovation',
};
