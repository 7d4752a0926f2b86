import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewLeadFile } from '@showroom/store/site';
import type { RouterContextProvider } from 'react-router-dom';
import sharp from 'sharp';
import { logContext, runtimeContext, storeContext } from '../request-context.ts';
import { offeredRooms } from './list-rooms.server.ts';
import { countRoomPicture } from './room/count-room-picture.server.ts';
import { listLooks } from './room/room-looks.server.ts';
import { findRoomVersion } from './room/room-version.server.ts';
import { parseRoom } from './room-code.ts';

/** A request isn't held up for longer; the lead then has the words and the link alone. */
const LONGEST_MS = 5000;
const WIDTH = 1200;

/**
 * Writes the picture of a room as a file of a lead, because the rooms may look different by the time someone reads it. The visitor
 * has usually seen a smaller one, so this one takes about a second. Null if there is none in time.
 */
export async function writeRoomPhoto(
  code: string,
  context: Readonly<RouterContextProvider>,
): Promise<NewLeadFile | null> {
  const asked = new URLSearchParams(code);
  const room = offeredRooms.find(({ name }) => name === asked.get('room'));
  const files = context.get(runtimeContext).roomFiles;
  if (room === undefined || files === undefined) return null;
  const design = parseRoom(asked, [room]);
  const order = {
    kind: 'picture',
    ...listLooks(files.mastersDir, design, room),
    width: WIDTH,
    format: 'webp',
  } as const;
  try {
    const found = await Promise.race([
      files.find(order, await findRoomVersion(room.name, files.mastersDir), () => countRoomPicture(context)),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_MS).unref()),
    ]);
    if (found?.kind !== 'found') return null;
    const bytes = await sharp(found.data).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
    const path = join(context.get(storeContext).incomingDir, `room-${randomUUID()}`);
    await writeFile(path, bytes);
    return {
      originalName: `${design.room}-in-${design.chosen.counter}.jpg`,
      type: 'image/jpeg',
      path,
      byteSize: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      shows: 'room',
    };
  } catch (error) {
    context.get(logContext).warn('The picture of a room could not be saved with a lead', { error });
    return null;
  }
}
