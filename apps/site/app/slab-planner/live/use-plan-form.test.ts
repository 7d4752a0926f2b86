import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate } from '@showroom/slab-planner/templates';
import { expect, it } from 'vitest';
import { typePlan, type TypedPiece, type TypedPlan } from '../form/typed-plan.ts';
import { changeForm, startForm } from './use-plan-form.ts';

const start = typePlan({ ...startPlan('aurora'), pieces: piecesFromTemplate('waterfall-island', { length: 84 }) });

/** Changes a piece as its fields post it. */
function retype({ pieces, ...plan }: TypedPlan, change: Partial<TypedPiece>, index = 0): TypedPlan {
  return { ...plan, pieces: pieces.map((piece, at) => (at === index ? { ...piece, ...change } : piece)) };
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
  expect(state.moving).toEqual({ [start.pieces[2]?.id ?? '']: { places: 3, sizes: 0 } });
});

it('lets the ends of an island follow its height digit by digit, and leaves the fields that are typed in', () => {
  let state = startForm(start, null);
  const ends: (string | undefined)[] = [];
  for (const height of ['4', '42', '4', '', '40']) {
    state = type(state, 'roomHeight', height);
    const { length, roomHeight } = state.history.present.pieces[1] ?? {};
    ends.push(`${length} at ${roomHeight}`);
  }
  expect(ends).toEqual(['4 at 4', '42 at 42', '4 at 4', '36 at 36', '40 at 40']);
  expect(Object.keys(state.moving)).toEqual(start.pieces.slice(1).map(({ id }) => id));
  // The length that is typed keeps its field; the height of its end is filled again.
  state = changeForm(
    startForm(start, null),
    { type: 'type', plan: retype(start, { length: '40' }, 1), field: 'p1.length' },
    [],
  );
  expect(start.pieces.map(({ id }) => state.moving[id])).toEqual([
    { places: 1, sizes: 0 },
    { places: 1, sizes: 0 },
    { places: 1, sizes: 1 },
  ]);
});

it('keeps a place that is typed, digit by digit', () => {
  let state = startForm(start, null);
  for (const place of ['1', '12']) state = type(state, 'roomX', place);
  expect(state.history.present.pieces[0]?.roomX).toBe('12');
});
