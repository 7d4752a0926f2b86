import { findQuartzColour } from '@showroom/catalog-data/quartz';
import type { QuartzSlug } from '@showroom/catalog-data/quartz-rows';
import type { RoomName } from '@showroom/catalog-data/quartz-room-words';
import { roundToSixteenths } from '@showroom/slab-planner/lengths';
import type { Piece, Plan } from '@showroom/slab-planner/plan';
import { startPlan } from '@showroom/slab-planner/start-plan';
import { roomStones, type RoomStone } from './room-stones.ts';

/** A plan of a room's own stone, piece by piece, so that all of it fits the room. */
export function planOfRoom(name: RoomName, stone: QuartzSlug): Plan {
  const plan = startPlan(stone);
  const thicknesses = findQuartzColour(stone)?.thicknesses ?? [];
  return {
    ...plan,
    thickness: thicknesses.includes(plan.thickness) ? plan.thickness : (thicknesses[0] ?? plan.thickness),
    pieces: roomStones[name].map(planStone),
  };
}

function planStone({ at, cutOuts = [], depthIn, edges, lengthIn, name, roles }: RoomStone, index: number): Piece {
  const role = roles[0] ?? 'counter';
  return {
    id: `p${index + 1}`,
    name,
    role,
    shape: { kind: 'straight', lengthIn, depthIn },
    edges,
    radiiIn: [0, 0, 0, 0],
    cutOuts,
    appliances: [],
    overhangIn: role === 'backsplash' || role === 'waterfall' ? 0 : 1.5,
    isOverhangSupported: false,
    isWhole: false,
    at: { ...at, heightIn: roundToSixteenths(at.heightIn) },
  };
}
