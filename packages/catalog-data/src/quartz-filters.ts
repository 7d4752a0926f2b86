import {
  buildSelection,
  countOptions,
  filterItems,
  parseSelection,
  type CountedGroup,
  type FilterGroup,
  type Selection,
} from './filters.ts';
import { quartzColours, type QuartzCollection, type QuartzColour, type QuartzSubcategory } from './quartz.ts';

/** The three groups of the quartz catalogue, in the order of its panel. */
export const quartzFilterGroups = [
  {
    id: 'collection',
    label: 'Collection',
    options: [
      { value: 'beyond', label: 'BEYOND' },
      { value: 'red', label: 'Red' },
      { value: 'discovery', label: 'Discovery' },
    ] satisfies { value: QuartzCollection; label: string }[],
    valuesOf: (colour) => [colour.collection],
  },
  {
    id: 'subcategory',
    label: 'Subcategory',
    options: [
      { value: 'innova', label: 'Innova' },
      { value: 'contemporary', label: 'Contemporary' },
      { value: 'elegant', label: 'Elegant' },
      { value: 'statuario', label: 'Statuario' },
      { value: 'calacatta', label: 'Calacatta' },
      { value: 'carrara', label: 'Carrara' },
      { value: 'essentials', label: 'Essentials' },
    ] satisfies { value: QuartzSubcategory; label: string }[],
    valuesOf: (colour) => (colour.subcategory === null ? [] : [colour.subcategory]),
  },
  {
    id: 'thickness',
    label: 'Thickness',
    options: [
      { value: '2cm', label: '2cm' },
      { value: '3cm', label: '3cm' },
    ],
    valuesOf: (colour) => colour.thicknesses,
  },
] as const satisfies readonly FilterGroup<QuartzColour>[];

/** The selection an address asks for; whatever is unknown in it is ignored. */
export function parseQuartzFilters(params: URLSearchParams): Selection {
  return parseSelection(quartzFilterGroups, params);
}

/** The query part of the list's address: "?collection=red", or "" when nothing is left to say. */
export function buildQuartzSearch(selection: Selection, base?: URLSearchParams): string {
  const query = buildSelection(quartzFilterGroups, selection, base).toString();
  return query === '' ? '' : `?${query}`;
}

/** Colours that match, in catalogue order. */
export function applyQuartzFilters(
  selection: Selection,
  colours: readonly QuartzColour[] = quartzColours,
): readonly QuartzColour[] {
  return filterItems(colours, quartzFilterGroups, selection);
}

/** Every option with its count under the other groups' selection. */
export function countQuartzOptions(
  selection: Selection,
  colours: readonly QuartzColour[] = quartzColours,
): readonly CountedGroup[] {
  return countOptions(colours, quartzFilterGroups, selection);
}

/** The words of the specification, to the letter: "50 product(s) found", "1 product(s) found (filtered)". */
export function quartzCountText(count: number, isFiltered: boolean): string {
  return `${count} product(s) found${isFiltered ? ' (filtered)' : ''}`;
}
