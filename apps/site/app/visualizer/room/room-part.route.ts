import { existsSync } from 'node:fs';
import { offeredRooms } from '../list-rooms.server.ts';
import { toPartOrder } from './room-looks.server.ts';
import { liveFormat, parseLivePartFile } from './room-paths.ts';
import { findRoomVersion } from './room-version.server.ts';
import { explainNoRoomFile, sendRoomFile } from './send-room-file.server.ts';
import type { Route } from './+types/room-part.route';

/** A file that the live view of a room is drawn from. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asked = parseLivePartFile(params.file);
  const room = offeredRooms.find(({ name }) => name === params.room);
  if (asked === undefined || room === undefined) return explainNoRoomFile(404, 'Not found');
  const { part, width } = asked;
  const order = toPartOrder(room.name, part, width);
  if (!existsSync(order.file)) return explainNoRoomFile(404, 'Not found');
  return sendRoomFile({
    request,
    context,
    order,
    format: liveFormat(part),
    askedVersion: asked.version,
    version: await findRoomVersion(room.name),
    // There are only a few dozen.
    mayMake: () => Promise.resolve(0),
  });
}
