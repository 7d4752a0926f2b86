import { runtimeContext } from '../../request-context.ts';
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
  const files = context.get(runtimeContext).roomFiles;
  if (file === undefined || files === undefined) return explainNoRoomFile(404, 'Not found');
  const design = parseRoom(url.searchParams, offeredRooms);
  const room = offeredRooms.find(({ name }) => name === design.room) ?? offeredRooms[0];
  return sendRoomFile({
    request,
    files,
    order: { kind: 'picture', ...listLooks(files.mastersDir, design, room), width: file.width, format: file.format },
    format: file.format,
    askedVersion: file.version,
    version: await findRoomVersion(design.room, files.mastersDir),
    mayMake: () => countRoomPicture(context),
  });
}
