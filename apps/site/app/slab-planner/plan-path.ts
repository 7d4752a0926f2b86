import type { RoomName } from '@showroom/catalog-data/quartz-room-words';
import { writeEnclosed, type Enclosed } from '../leads/enclosed.ts';

export const PLANNER_PATH = '/slab-planner';

/**
 * The URL of a plan; of the empty planner without a code.
 *
 * @param room that was chosen before, as the visualizer's query: it goes along with a request for the plan
 */
export function planPath(code: string, room?: string): string {
  return PLANNER_PATH + writeEnclosed({ plan: code, room });
}

/** The URL of the planner for a stone, with what goes along: a plan that there is already, and the room. */
export function stonePlanPath(stone: string, { plan, room }: Enclosed): string {
  return plan === undefined ? PLANNER_PATH + writeEnclosed({ room }, { stone }) : planPath(plan, room);
}

/** The URL of the planner that starts with the stone of a room, which goes along as the visualizer's query. */
export function roomPlanPath(name: RoomName, stone: string, room: string): string {
  return PLANNER_PATH + writeEnclosed({ room }, { stone, start: name });
}

/** The URL of a plan's drawing as a file. */
export function planFilePath(code: string, type: 'dxf' | 'pdf' | 'svg'): string {
  return `${PLANNER_PATH}/plan.${type}${writeEnclosed({ plan: code })}`;
}
