import { offeredRooms } from '../list-rooms.server.ts';
import { parseRoom } from '../room-code.ts';
import { countRoomPicture } from './count-room-picture.server.ts';
import { listLooks } from './room-looks.server.ts';
import { parseRoomPictureFile } from './room-paths.ts';
import { findRoomVersion } from './room-version.server.ts';
import { explainNoRoomFile, sendRoomFile } from './send-room-file.server.ts';
import type { Route } from './+types/room-picture.route';

/** A room with the choices in the query, composed at the first request. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const file = parseRoomPictureFile(params.file);
  const [firstRoom, ...otherRooms] = offeredRooms;
  if (file === undefined || firstRoom === undefined) return explainNoRoomFile(404, 'Not found');
  const design = parseRoom(url.searchParams, [firstRoom, ...otherRooms]);
  const room = offeredRooms.find(({ name }) => name === design.room) ?? firstRoom;
  return sendRoomFile({
    request,
    context,
    order: { kind: 'picture', ...listLooks(design, room), width: file.width, format: file.format },
    format: file.format,
    askedVersion: file.version,
    version: await findRoomVersion(design.room),
    mayMake: () => countRoomPicture(context),
  });
}
