import { useEffect, useState } from 'react';
import type { ArrivalState } from './arriving-image.tsx';
import { findRoomPicture, PICTURE_SIZES, type RoomPicture, type RoomPictureSource } from './room-picture.ts';

/** While a slab is moved, only where it comes to rest is asked for. */
const ASK_DELAY_MS = 200;

interface ShownPicture {
  /** Null while none is asked for. */
  readonly picture: RoomPicture | null;
  readonly state: ArrivalState;
  readonly retry: () => void;
  /** The `key` of its image, which changes when the image is to be asked for once more. */
  readonly attempt: number;
  /** Takes what the image says of its own arrival. */
  readonly onArrival: (state: ArrivalState) => void;
}

interface Shown {
  readonly room: RoomPictureSource;
  readonly search: string | null;
}

/**
 * The server's picture of a room. Until a new one is there, the last one stays.
 *
 * @param search null asks for no picture, and forgets the last one
 * @param isPaused asks for no new one
 */
export function useShownPicture(room: RoomPictureSource, search: string | null, isPaused: boolean): ShownPicture {
  const [shown, setShown] = useState<Shown>({ room, search });
  const [failed, setFailed] = useState<string | null>(null);
  const [arrival, setArrival] = useState<ArrivalState>('ready');
  const [attempt, setAttempt] = useState(0);
  // The first picture is asked for by its own image.
  if (search !== shown.search && (search === null || shown.search === null)) setShown({ room, search });
  const isShown = isPaused || search === shown.search;
  const isWaiting = !isShown && failed !== search;

  useEffect(() => {
    if (!isWaiting || search === null) return;
    let isCurrent = true;
    async function load(asked: string): Promise<void> {
      try {
        await loadPicture(findRoomPicture(room, asked));
        if (isCurrent) setShown({ room, search: asked });
      } catch {
        if (isCurrent) setFailed(asked);
      }
    }
    const timer = setTimeout(() => void load(search), ASK_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [room, search, isWaiting]);

  return {
    picture: shown.search === null ? null : findRoomPicture(shown.room, shown.search),
    state: search === null ? 'ready' : isShown ? arrival : isWaiting ? 'loading' : 'failed',
    retry: () => {
      if (isShown) setAttempt(attempt + 1);
      else setFailed(null);
    },
    attempt,
    onArrival: setArrival,
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
