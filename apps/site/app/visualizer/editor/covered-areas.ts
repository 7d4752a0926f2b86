import type { Cover } from '@showroom/room-view/covers';

export interface Brush {
  /** A fraction of the photo's width. */
  readonly radius: number;
  readonly isEraser: boolean;
  /** Keeps only what differs from the old surface. */
  readonly isLoose: boolean;
}

/** The number of an outline among outlines, from 1. */
export function countAreas(covers: readonly Cover[], upTo: number): number {
  return covers.slice(0, upTo + 1).filter(({ kind }) => kind === 'area').length;
}
