import { loadShownRooms, roomOptions } from './room/load-visualizer.server.ts';
import { describeRoom, listChosen } from './room/room-options.ts';
import { findRoomPicture } from './room/room-picture.ts';
import { readRoomCode } from './read-room-code.server.ts';
import { parseRoom } from './room-code.ts';

/** Reads the room that goes along with a quote, as the form shows it. Null without one, or if it names no room of ours. */
export async function readEnclosedRoom(asked: string | null) {
  const code = readRoomCode(asked);
  if (code === null) return null;
  const rooms = await loadShownRooms();
  const design = parseRoom(new URLSearchParams(code), rooms);
  const room = rooms.find(({ name }) => name === design.room) ?? rooms[0];
  const parts = listChosen(roomOptions, room, design.chosen);
  return {
    /** The query of its URL. */
    code,
    label: room.label,
    /** The name of its counter's stone. */
    stone: parts.find(({ surface }) => surface === 'counter')?.option.label ?? '',
    lines: parts.map(({ label, option }) => ({ label, value: option.label })),
    alt: describeRoom(roomOptions, room, design.chosen),
    picture: findRoomPicture(room, `?${code}`),
  };
}
