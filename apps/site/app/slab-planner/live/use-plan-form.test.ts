import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate } from '@showroom/slab-planner/templates';
import { expect, it } from 'vitest';
import { typePlan, type TypedPiece, type TypedPlan } from '../form/typed-plan.ts';
import { changeForm, startForm } from './use-plan-form.ts';

const start = typePlan({ ...startPlan('aurora'), pieces: piecesFromTemplate('waterfall-island', { length: 84 }) });

/** Changes the first piece as its fields post it. */
function retype({ pieces, ...plan }: TypedPlan, change: Partial<TypedPiece>): TypedPlan {
  return { ...plan, pieces: pieces.map((piece, at) => (at === 0 ? { ...piece, ...change } : piece)) };
}

function type(state: ReturnType<typeof startForm>, field: keyof TypedPiece, text: string) {
  const plan = retype(state.history.present, { [field]: text });
  return changeForm(state, { type: 'type', plan, field: `p0.${field}` }, []);
}

it('puts the end of an island back when its length is typed to 84 1/2 and back', () => {
  let state = startForm(start, null);
  const ends: (string | undefined)[] = [];
  for (const length of ['84 1', '84 1/', '84 1/2', '84 1/', '84 ', '84', '90']) {
    state = type(state, 'length', length);
    ends.push(state.history.present.pieces[2]?.roomX);
  }
  expect(ends).toEqual(['84', '84', '84 1/2', '84', '84', '84', '90']);
  // The fields of places are filled again each time the end moves.
  expect(state.moving).toBe(3);
});

it('keeps a place that is typed, digit by digit', () => {
  let state = startForm(start, null);
  for (const place of ['1', '12']) state = type(state, 'roomX', place);
  expect(state.history.present.pieces[0]?.roomX).toBe('12');
});
