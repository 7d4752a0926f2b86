import { ROOM_FIELD, writeRoomAnswer } from '@showroom/forms/room-answer';
import type { NewLead, NewLeadFile } from '@showroom/store/site';
import type { RouterContextProvider } from 'react-router-dom';
import { readEnclosedRoom } from '../visualizer/describe-room.server.ts';
import { writeRoomPhoto } from '../visualizer/room-photo.server.ts';
import { VISUALIZER_PATH } from '../visualizer/room-code.ts';

/** Lists the room that goes along with a request: what it is shown in, and its URL. Empty without one. */
export async function listRoomAnswer(texts: FormData, siteUrl: string): Promise<NewLead['answers']> {
  const posted = texts.get(ROOM_FIELD);
  if (typeof posted !== 'string') return [];
  const room = await readEnclosedRoom(posted);
  if (room === null) return [];
  const lines = [room.label, ...room.lines.map(({ label, value }) => `${label}: ${value}`)];
  const answer = writeRoomAnswer({ words: lines.join('\n'), url: `${siteUrl}${VISUALIZER_PATH}?${room.code}` });
  return [{ ...answer, sent: posted }];
}

/** Writes the picture of that room as a file of the lead. Null without one. */
export async function writePostedRoomPhoto(
  texts: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<NewLeadFile | null> {
  const posted = texts.get(ROOM_FIELD);
  return typeof posted === 'string' ? writeRoomPhoto(posted, context) : null;
}
