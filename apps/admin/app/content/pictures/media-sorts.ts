import type { Sorts } from '../../frame/sorting/sorts.ts';

export type MediaSort = 'day' | 'title';

export const mediaSorts: Sorts<MediaSort> = [
  { by: 'day', rising: 'Oldest first', falling: 'Newest first', beginsFalling: true },
  { by: 'title', rising: 'Name, A to Z', falling: 'Name, Z to A' },
];
