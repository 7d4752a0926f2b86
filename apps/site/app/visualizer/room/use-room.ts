import type { RoomSurface } from '@showroom/catalog-data/catalogue/room-surfaces';
import { useEffect, useState } from 'react';
import { moveSlab, VISUALIZER_PATH, writeRoom, type RoomDesign } from '../room-code.ts';
import { moveToRoom, type ShownRoom } from './room-options.ts';

const SAVE_DELAY_MS = 300;

/** The visitor's room: what is chosen in it, and its URL. */
export function useRoom(first: RoomDesign, rooms: readonly [ShownRoom, ...ShownRoom[]]) {
  const [design, setDesign] = useState(first);
  const room = rooms.find(({ name }) => name === design.room) ?? rooms[0];
  const search = writeRoom(design, room);

  useEffect(() => {
    if (design === first) return;
    const timer = setTimeout(() => {
      // The router would load the page's data again and announce a page, at every choice.
      history.replaceState(history.state, '', VISUALIZER_PATH + search);
    }, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [design, first, search]);

  return {
    design,
    room,
    /** With its question mark. */
    search,
    choose: (surface: RoomSurface, slug: string) =>
      setDesign((now) => ({ ...now, chosen: { ...now.chosen, [surface]: slug } })),
    openRoom: (next: ShownRoom) => setDesign((now) => moveToRoom(now, next)),
    placeSlab: (xIn: number, yIn: number) => setDesign((now) => moveSlab({ ...now, xIn: 0, yIn: 0 }, xIn, yIn)),
    matchBook: (isBookMatched: boolean) => setDesign((now) => ({ ...now, isBookMatched })),
    compare: () => setDesign((now) => ({ ...now, other: now.chosen })),
    switchSides: () =>
      setDesign((now) => (now.other === null ? now : { ...now, chosen: now.other, other: now.chosen })),
    stopComparing: () => setDesign((now) => ({ ...now, other: null })),
  };
}

export type RoomState = ReturnType<typeof useRoom>;
