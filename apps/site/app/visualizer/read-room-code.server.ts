import { decodePlan } from '@showroom/slab-planner/plan-code';
import { offeredRooms } from './list-rooms.server.ts';
import { parseRoom, writeRoom } from './room-code.ts';

/**
 * Reads a room that goes along to another page: the query of its URL, without what it was compared with, and without a plan that can’t be
 * read. Null if it names no room of ours.
 */
export function readRoomCode(code: string | null): string | null {
  const asked = new URLSearchParams(code ?? '');
  const room = offeredRooms.find(({ name }) => name === asked.get('room'));
  if (room === undefined) return null;
  const design = parseRoom(asked, [room]);
  const plan = decodePlan(design.plan) === null ? '' : design.plan;
  return writeRoom({ ...design, plan, other: null }, room).slice(1);
}
