import { useEffect, useState } from 'react';
import { findRoomPicture, PICTURE_SIZES, type RoomPicture, type RoomPictureSource } from './room-picture.ts';

/** While a slab is moved, only where it comes to rest is asked for. */
const ASK_DELAY_MS = 200;

interface ShownPicture {
  readonly picture: RoomPicture;
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
}

/**
 * The server's picture of a room. Until a new one is there, the last one stays.
 *
 * @param isPaused asks for no new one
 */
export function useShownPicture(room: RoomPictureSource, search: string, isPaused: boolean): ShownPicture {
  const [shown, setShown] = useState({ room, search });
  const [failed, setFailed] = useState<string | null>(null);
  const isWaiting = !isPaused && search !== shown.search && failed !== search;

  useEffect(() => {
    if (!isWaiting) return;
    let isCurrent = true;
    async function load(): Promise<void> {
      try {
        await loadPicture(findRoomPicture(room, search));
        if (isCurrent) setShown({ room, search });
      } catch {
        if (isCurrent) setFailed(search);
      }
    }
    const timer = setTimeout(() => void load(), ASK_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [room, search, isWaiting]);

  return {
    picture: findRoomPicture(shown.room, shown.search),
    state: isPaused || search === shown.search ? 'ready' : isWaiting ? 'loading' : 'failed',
    retry: () => setFailed(null),
  };
}

/** @throws if there is no picture */
function loadPicture({ src, srcSet }: RoomPicture): Promise<void> {
  const image = new Image();
  image.sizes = PICTURE_SIZES;
  image.srcset = srcSet;
  image.src = src;
  return image.decode();
}
