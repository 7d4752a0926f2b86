import { encodePlan } from '@showroom/slab-planner/plan-code';
import { readTexts } from '@showroom/web-server/posted-form';
import { data, redirect } from 'react-router-dom';
import { writeEnclosed } from '../leads/enclosed.ts';
import { readEnclosed } from '../leads/read-enclosed.server.ts';
import { followPlan } from '../visualizer/room-code.ts';
import { changePlan, readAction } from './form/change-plan.ts';
import { checkTypedPlan } from './form/check-typed-plan.ts';
import { fitToStone } from './form/fit-to-stone.ts';
import { DO, pieceId } from './form/form-names.ts';
import type { PostedPlan } from './form/posted-plan.ts';
import { readTypedPlan } from './form/read-typed-plan.ts';
import { startFromTemplate } from './form/start-from-template.ts';
import { listPlaces } from './hand/move-part.ts';
import { layOutPlan } from './lay-out-plan.server.ts';
import { listStones } from './list-stones.server.ts';
import { PLANNER_PATH } from './plan-path.ts';

/** A form with as many pieces as the planner accepts, each with many cut-outs. */
export const PLAN_BODY_BYTES = 512 * 1024;
const LIMITS = { textBytes: 4096, allTextBytes: PLAN_BODY_BYTES, texts: 8000 };

/** Redirects to the URL of the new plan, with the room that goes along, or returns the form as it was typed with what to fix. */
export async function answerPlan(request: Request) {
  const { texts, fault } = await readTexts(request, LIMITS);
  if (fault !== null) throw data(null, { status: 400 });
  const clicked = texts.get(DO);
  const action = readAction(typeof clicked === 'string' ? clicked : '');
  const typed = fitToStone(readTypedPlan(texts), listStones());
  const started =
    action.do === 'start' ? startFromTemplate(typed, action.template, texts) : { plan: changePlan(typed, action) };
  const next = started.plan ?? typed;
  const checked = checkTypedPlan(next);
  const issues = [...(started.issues ?? []), ...(checked.issues ?? [])];
  if (issues.length > 0 || checked.plan === undefined)
    return data({ typed: next, issues, templateTexts: listTemplateTexts(texts) } satisfies PostedPlan, { status: 400 });
  const plan =
    action.do === 'by-hand'
      ? { ...checked.plan, places: listPlaces(layOutPlan(checked.plan, encodePlan(checked.plan)).layout) }
      : checked.plan;
  const known = new Set(typed.pieces.map(({ id }) => id));
  const opened = 'piece' in action ? action.piece : next.pieces.find(({ id }) => !known.has(id))?.id;
  const code = encodePlan(plan);
  const { room } = readEnclosed(new URL(request.url).searchParams);
  const search = writeEnclosed(
    { plan: code, room: room && followPlan(room, code) },
    opened === undefined ? {} : { open: opened },
  );
  const hash = opened !== undefined && next.pieces.some(({ id }) => id === opened) ? `#${pieceId(opened)}` : '';
  return redirect(PLANNER_PATH + search + hash, 303);
}

function listTemplateTexts(texts: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...texts].flatMap(([name, text]) => (name.startsWith('start.') && typeof text === 'string' ? [[name, text]] : [])),
  );
}
