import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { offeredRooms } from '../list-rooms.server.ts';
import { floorFile, roomFolder } from './room-looks.server.ts';
import { liveFormat, parseLivePartFile, type LivePart } from './room-paths.ts';
import { findRoomVersion } from './room-version.server.ts';
import { explainNoRoomFile, sendRoomFile } from './send-room-file.server.ts';
import type { Route } from './+types/room-part.route';

/** A file that the live view of a room is drawn from. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asked = parseLivePartFile(params.file);
  const room = offeredRooms.find(({ name }) => name === params.room);
  if (asked === undefined || room === undefined) return explainNoRoomFile(404, 'Not found');
  const { part, width } = asked;
  const file = findPartFile(room.name, part);
  if (!existsSync(file)) return explainNoRoomFile(404, 'Not found');
  return sendRoomFile({
    request,
    context,
    order: { kind: 'part', part: part.kind, folder: roomFolder(room.name), file, width },
    format: liveFormat(part),
    askedVersion: asked.version,
    version: await findRoomVersion(room.name),
    // There are only a few dozen.
    mayMake: () => Promise.resolve(0),
  });
}

function findPartFile(room: string, part: LivePart): string {
  switch (part.kind) {
    case 'floor':
      return floorFile(part.slug);
    case 'cabinets':
      return join(roomFolder(room), `cabinets-${part.slug}.webp`);
    case 'faces':
      return join(roomFolder(room), 'faces.png');
    case 'light':
    case 'gloss':
    case 'bounce':
      return join(roomFolder(room), `${part.kind}.webp`);
  }
}
