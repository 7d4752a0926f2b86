import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate } from '@showroom/slab-planner/templates';
import { expect, it } from 'vitest';
import { followTypedSizes } from './follow-typed-sizes.ts';
import { typePlan, type TypedPlan } from './typed-plan.ts';

const kitchen = typePlan({ ...startPlan('aurora'), pieces: piecesFromTemplate('u-shape', { length: 120 }) });

function retype(length: string): TypedPlan {
  return { ...kitchen, pieces: kitchen.pieces.map((piece, at) => (at === 0 ? { ...piece, length } : piece)) };
}

it('moves the counter at the end of the one whose length was typed', () => {
  expect(followTypedSizes(kitchen, retype('132 1/2')).pieces[1]).toMatchObject({ roomX: '132 1/2', roomY: '25 1/2' });
});

it('moves nothing if the length is the same in other words, or can’t be read', () => {
  for (const length of ['10 ft', 'ten feet-ish', '']) {
    const typed = retype(length);
    expect(followTypedSizes(kitchen, typed)).toBe(typed);
  }
});

it('lowers an island and its other end with the end whose length was typed', () => {
  const island = typePlan({ ...startPlan('aurora'), pieces: piecesFromTemplate('waterfall-island') });
  const typed = {
    ...island,
    pieces: island.pieces.map((piece, at) => (at === 1 ? { ...piece, length: '34 1/2' } : piece)),
  };
  expect(followTypedSizes(island, typed).pieces).toMatchObject([
    { roomHeight: '34 1/2' },
    { roomHeight: '34 1/2', length: '34 1/2' },
    { roomHeight: '34 1/2', length: '34 1/2' },
  ]);
});
