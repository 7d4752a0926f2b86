import { existsSync } from 'node:fs';
import { runtimeContext } from '../../request-context.ts';
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
  const files = context.get(runtimeContext).roomFiles;
  if (asked === undefined || room === undefined || files === undefined) return explainNoRoomFile(404, 'Not found');
  const { part, width } = asked;
  const order = toPartOrder(files.mastersDir, room.name, part, width);
  if (!existsSync(order.file)) return explainNoRoomFile(404, 'Not found');
  return sendRoomFile({
    request,
    files,
    order,
    format: liveFormat(part),
    askedVersion: asked.version,
    version: await findRoomVersion(room.name, files.mastersDir),
    // A fixed set of about three hundred files, each made once.
    mayMake: () => Promise.resolve(0),
  });
}
