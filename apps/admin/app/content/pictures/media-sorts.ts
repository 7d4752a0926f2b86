import type { Sorts } from '../../frame/sorting/sorts.ts';

/** What the library can be sorted by, as the store calls it. */
export type MediaSort = 'day' | 'title';

export const mediaSorts: Sorts<MediaSort> = [
  { by: 'day', rising: 'Oldest first', falling: 'Newest first', beginsFalling: true },
  { by: 'title', rising: 'Name, A to Z', falling: 'Name, Z to A' },
];
