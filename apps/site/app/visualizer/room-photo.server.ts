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
/** The form shows it in the first width, so that one is usually made already. The others are looked for if it is late. */
const WIDTHS = [1200, 1600, 800] as const;
const LONGEST_LOOK_MS = 500;

/**
 * Writes the picture of a room as a file of a lead, because the rooms may look different by the time someone reads it. Null if there
 * is none in time.
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
  const looks = listLooks(files.mastersDir, design, room);
  try {
    const version = await findRoomVersion(room.name, files.mastersDir);
    const find = async (width: (typeof WIDTHS)[number], longestMs: number, mayMake: () => Promise<number>) => {
      const found = await Promise.race([
        files.find({ kind: 'picture', ...looks, width, format: 'webp' }, version, mayMake),
        new Promise<null>((resolve) => setTimeout(() => resolve(null), longestMs).unref()),
      ]);
      return found?.kind === 'found' ? found.data : undefined;
    };
    const [first, ...others] = WIDTHS;
    const made = await find(first, LONGEST_MS, () => countRoomPicture(context));
    const known = made ? [made] : await Promise.all(others.map((width) => find(width, LONGEST_LOOK_MS, madeOnly)));
    const data = known.find((one) => one !== undefined);
    if (data === undefined) return null;
    const bytes = await sharp(data).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
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

/** Lets no picture be made: only those that there are already are found. */
async function madeOnly(): Promise<number> {
  return 1;
}
