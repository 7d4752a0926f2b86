import { PLAN_FIELD } from '@showroom/forms/plan-answer';
import { ROOM_FIELD } from '@showroom/forms/room-answer';
import { decodePlan, encodePlan } from '@showroom/slab-planner/plan-code';
import { readRoomCode } from '../visualizer/read-room-code.server.ts';
import type { Enclosed } from './enclosed.ts';

/** Reads the plan and the room that a page's URL carries. What can't be read is left out. */
export function readEnclosed(asked: URLSearchParams): Enclosed {
  const plan = decodePlan(asked.get(PLAN_FIELD) ?? '');
  return { plan: plan === null ? undefined : encodePlan(plan), room: readRoomCode(asked.get(ROOM_FIELD)) ?? undefined };
}
