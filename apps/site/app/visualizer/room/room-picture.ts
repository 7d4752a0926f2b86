import { roomPicturePath, roomPictureWidths } from './room-paths.ts';

export interface RoomPicture {
  readonly src: string;
  readonly srcSet: string;
}

/** Where the pictures of a room come from. */
export interface RoomPictureSource {
  /** Of the pictures that the server composes. */
  readonly version: string;
  /** Pictures by the counter's stone, where no server composes them. */
  readonly fixed: Readonly<Record<string, RoomPicture>> | null;
}

/**
 * Finds the picture of a room.
 *
 * @param search as `writeRoom` returns it, without what to compare with
 */
export function findRoomPicture({ version, fixed }: RoomPictureSource, search: string): RoomPicture {
  const ready = fixed?.[new URLSearchParams(search).get('counter') ?? ''];
  if (ready !== undefined) return ready;
  const pathOf = (width: (typeof roomPictureWidths)[number]) =>
    roomPicturePath(version, search, { width, format: 'webp' });
  return { src: pathOf(1200), srcSet: roomPictureWidths.map((width) => `${pathOf(width)} ${width}w`).join(', ') };
}

/** The width at which the page shows it. */
export const PICTURE_SIZES = '(min-width: 64rem) calc(100vw - 34rem), 100vw';
