import { loadShownRooms, roomOptions } from './room/load-visualizer.server.ts';
import { describeRoom, listChosen } from './room/room-options.ts';
import { findRoomPicture } from './room/room-picture.ts';
import { parseRoom, writeRoom } from './room-code.ts';

/** Reads the room that goes along with a quote, as the form shows it. Null without one, or if it names no room of ours. */
export async function readEnclosedRoom(code: string | null) {
  const rooms = await loadShownRooms();
  const asked = new URLSearchParams(code ?? '');
  const room = rooms.find(({ name }) => name === asked.get('room'));
  if (room === undefined) return null;
  const design = { ...parseRoom(asked, rooms), other: null };
  const search = writeRoom(design, room);
  return {
    /** The query of its URL. */
    code: search.slice(1),
    label: room.label,
    lines: listChosen(roomOptions, room, design.chosen).map(({ label, option }) => ({ label, value: option.label })),
    alt: describeRoom(roomOptions, room, design.chosen),
    picture: findRoomPicture(room, search),
  };
}
