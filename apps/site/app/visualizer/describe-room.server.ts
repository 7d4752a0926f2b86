import { loadShownRooms, roomOptions } from './room/load-visualizer.server.ts';
import { describeRoom, listChosen } from './room/room-options.ts';
import { findRoomPicture } from './room/room-picture.ts';
import { readShownPlan } from './plan/read-shown-plan.server.ts';
import { listShownPieces, nameShownPieces } from './plan/show-plan.ts';
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
  const pieces = listShownPieces(readShownPlan(design.plan), design);
  return {
    /** The query of its URL. */
    code,
    label: room.label,
    /** The name of its counter's stone. */
    stone: parts.find(({ surface }) => surface === 'counter')?.option.label ?? '',
    lines: [
      ...parts.map(({ label, option }) => ({ label, value: option.label })),
      ...(pieces.length > 0 ? [{ label: 'Pieces of the plan', value: nameShownPieces(pieces).join(', ') }] : []),
    ],
    alt: describeRoom(roomOptions, room, design.chosen),
    picture: findRoomPicture(room, `?${code}`),
  };
}
