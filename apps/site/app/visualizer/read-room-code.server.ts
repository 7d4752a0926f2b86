import { offeredRooms } from './list-rooms.server.ts';
import { parseRoom, writeRoom } from './room-code.ts';

/** Reads a room that goes along to another page: the query of its URL, without what it was compared with. Null if it names no room of ours. */
export function readRoomCode(code: string | null): string | null {
  const asked = new URLSearchParams(code ?? '');
  const room = offeredRooms.find(({ name }) => name === asked.get('room'));
  return room === undefined ? null : writeRoom({ ...parseRoom(asked, [room]), other: null }, room).slice(1);
}
