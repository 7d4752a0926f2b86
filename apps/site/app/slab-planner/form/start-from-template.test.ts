import { startPlan } from '@showroom/slab-planner/start-plan';
import { standPieces } from '@showroom/slab-planner/stand-pieces';
import { piecesFromTemplate } from '@showroom/slab-planner/templates';
import { expect, it } from 'vitest';
import { changePlan } from './change-plan.ts';
import { checkTypedPlan } from './check-typed-plan.ts';
import { startFromTemplate } from './start-from-template.ts';
import { noRoomPlace, typePlan, type TypedPlan } from './typed-plan.ts';

const empty = typePlan(startPlan('aurora'));

function add(plan: TypedPlan, template: string): TypedPlan {
  const started = startFromTemplate(plan, template, new FormData());
  if (started.plan === undefined) throw new Error('The template wasn’t added');
  return started.plan;
}

function listPlaces(plan: TypedPlan) {
  return standPieces(checkTypedPlan(plan).plan?.pieces ?? []).map(({ at }) => at);
}

it('leaves pieces without places where they stand when a template is added', () => {
  const loose = changePlan(changePlan(empty, { do: 'add-piece' }), { do: 'add-piece' });
  const next = add(loose, 'waterfall-island');
  expect(listPlaces(next).slice(0, 2)).toEqual(listPlaces(loose));
  expect(next.pieces.map(({ roomX }) => roomX)).not.toContain('');
});

it('adds pieces without places while a mistake hides where the others stand', () => {
  const [kitchen, ...rest] = add(empty, 'u-shape').pieces;
  if (kitchen === undefined) throw new Error('The template has no piece');
  const wrong = { ...empty, pieces: [{ ...kitchen, depth: 'two feet-ish' }, ...rest] };
  const next = add(wrong, 'waterfall-island');
  expect(next.pieces.slice(0, 2)).toEqual(wrong.pieces);
  expect(next.pieces).toHaveLength(5);
  for (const piece of next.pieces.slice(2)) expect(piece).toMatchObject(noRoomPlace);
});

it('adds pieces without places beyond the longest room', () => {
  let plan = empty;
  for (let count = 0; count < 6; count += 1) plan = add(plan, 'straight');
  expect(checkTypedPlan(plan).issues).toBeUndefined();
  expect(listPlaces(plan).map((at) => at.xIn)).toEqual([0, 1, 2, 3, 4, 5].map((at) => at * (listLength() + 6)));
});

function listLength(): number {
  const shape = piecesFromTemplate('straight')[0]?.shape;
  return shape?.kind === 'straight' ? shape.lengthIn : 0;
}
