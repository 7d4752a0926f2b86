import { PLAN_FIELD } from '@showroom/forms/plan-answer';
import { ROOM_FIELD } from '@showroom/forms/room-answer';

/** What goes along with a request about a stone, as the codes that the planner and the visualizer have in their URLs. */
export interface Enclosed {
  readonly plan?: string | undefined;
  readonly room?: string | undefined;
}

/**
 * Writes the query that carries a plan and a room from tool to tool, and to the quote form. It has its question mark; it is
 * empty without any of them.
 *
 * @param first parameters that come first
 */
export function writeEnclosed(
  { plan = '', room = '' }: Enclosed,
  first: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(first);
  if (plan !== '') query.set(PLAN_FIELD, plan);
  if (room !== '') query.set(ROOM_FIELD, room);
  return query.size === 0 ? '' : `?${query}`;
}
