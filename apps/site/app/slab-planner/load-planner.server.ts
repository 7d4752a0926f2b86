import { findQuartzColour } from '@showroom/catalog-data/quartz';
import type { QuartzSlug } from '@showroom/catalog-data/quartz-rows';
import { roomNames } from '@showroom/catalog-data/quartz-room-words';
import { ROOM_FIELD } from '@showroom/forms/room-answer';
import type { Plan } from '@showroom/slab-planner/plan';
import { decodePlan, encodePlan } from '@showroom/slab-planner/plan-code';
import { startPlan } from '@showroom/slab-planner/start-plan';
import { planOfRoom } from '../visualizer/plan/plan-of-room.ts';
import type { TypedPlan } from './form/typed-plan.ts';
import { typePlan } from './form/typed-plan.ts';
import { layOutPlan } from './lay-out-plan.server.ts';
import { listStones } from './list-stones.server.ts';
import type { DrawnPlan } from './live/use-layout.ts';
import { readEnclosedRoom } from '../visualizer/describe-room.server.ts';
import { pageWords } from '../seo/page-words.server.ts';

/** The stone of an empty plan. */
const USUAL_STONE = 'aurora';

/** Loads the plan of the URL: its form, and what is drawn of it. */
export async function loadPlanner(params: URLSearchParams) {
  const code = params.get('plan') ?? '';
  const plan = code === '' ? planOfAskedRoom(params) : decodePlan(code);
  return {
    page: pageWords('/slab-planner'),
    stones: listStones(),
    typed: plan ? typePlan(plan) : emptyPlan(params.get('stone')),
    drawn: plan && plan.pieces.length > 0 ? drawPlan(plan) : null,
    /** The URL has a plan that can't be read. */
    isUnreadable: code !== '' && plan === null,
    /** Whether a visitor has chosen anything yet. */
    isStart: !['plan', 'stone', 'start', ROOM_FIELD].some((name) => params.has(name)),
    /** The room that goes along with a request for the plan. */
    room: await readEnclosedRoom(params.get(ROOM_FIELD)),
    /** The piece that opens. */
    openPiece: params.get('open'),
  };
}

export type PlannerFacts = Awaited<ReturnType<typeof loadPlanner>>;

function drawPlan(plan: Plan): DrawnPlan {
  const code = encodePlan(plan);
  return { ...layOutPlan(plan, code), code, plan };
}

/** The stone of the room that the URL asks to start with. */
function planOfAskedRoom(params: URLSearchParams): Plan | null {
  const room = roomNames.find((name) => name === params.get('start'));
  return room === undefined ? null : planOfRoom(room, findStone(params.get('stone')));
}

function findStone(slug: string | null): QuartzSlug {
  return findQuartzColour(slug ?? '')?.slug ?? USUAL_STONE;
}

function emptyPlan(slug: string | null): TypedPlan {
  return typePlan(startPlan(findStone(slug)));
}
