import type { Log } from '@showroom/web-server/log';
import { offeredRooms } from '../list-rooms.server.ts';
import type { RoomFileOrder } from './room-file-job.ts';
import type { RoomFiles } from './room-files.server.ts';
import { listLooks, toPartOrder } from './room-looks.server.ts';
import { liveWidths, roomPictureWidths } from './room-paths.ts';
import { findRoomVersion } from './room-version.server.ts';

/** Makes what the first visitor of each room needs, one file at a time: its first picture, and the files of its live view. */
export async function warmRooms(files: Pick<RoomFiles, 'find' | 'mastersDir'>, log: Log): Promise<void> {
  for (const room of offeredRooms) {
    const design = { room: room.name, chosen: room.start, xIn: 0, yIn: 0, isBookMatched: false, plan: '', other: null };
    const looks = listLooks(files.mastersDir, design, room);
    const orders: readonly RoomFileOrder[] = [
      ...roomPictureWidths.map((width) => ({ kind: 'picture', ...looks, width, format: 'webp' }) as const),
      ...liveWidths.flatMap((width) =>
        (['light', 'gloss', 'faces', 'bounce'] as const).map((kind) =>
          toPartOrder(files.mastersDir, room.name, { kind }, width),
        ),
      ),
    ];
    try {
      const version = await findRoomVersion(room.name, files.mastersDir);
      for (const order of orders) {
        // The server stops, or visitors keep it busy: their requests make the rest.
        if ((await files.find(order, version, () => Promise.resolve(0))).kind === 'busy') return;
      }
    } catch (error) {
      log.warn('The files of a room could not be made in advance', { room: room.name, error });
    }
  }
}
