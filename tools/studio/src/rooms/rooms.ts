/** The rooms that are lit once and shown in any stone. Each has a script in `scenes/rooms/`. */
export { roomNames, roomWords, type RoomName } from '@showroom/catalog-data/quartz-room-words';

/** Of every room picture, in pixels. */
export const roomPixels = { width: 1600, height: 1067 } as const;
