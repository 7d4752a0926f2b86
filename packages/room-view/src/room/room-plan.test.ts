import { describe, expect, it } from 'vitest';
import { parseRoomPlan } from './room-plan.ts';

const plan = {
  width: 1600,
  height: 1067,
  gain: [1, 1.1, 1.2],
  even: [0.1, 0.2, 0.3, 0.4],
  surfaces: [
    { name: 'counter', base: [0.5, 0.5, 0.5] },
    { name: 'walls', base: [0.7, 0.7, 0.7] },
  ],
  faces: [
    { number: 1, surface: 'counter', matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
    { number: 2, surface: 'walls' },
  ],
};

describe('the plan of a room', () => {
  it('is read as it was written', () => {
    expect(parseRoomPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  it.each([
    ['an unknown surface', { surfaces: [{ name: 'ceiling', base: [1, 1, 1] }] }],
    ['a surface listed twice', { surfaces: [...plan.surfaces, { name: 'walls', base: [1, 1, 1] }] }],
    ['a face of a surface that is not listed', { faces: [{ number: 1, surface: 'floor' }] }],
    ['a number used twice', { faces: [plan.faces[0], { number: 1, surface: 'walls' }] }],
    ['the number of the rest of the room', { faces: [{ number: 0, surface: 'walls' }] }],
    ['half a matrix', { faces: [{ number: 1, surface: 'counter', matrix: [1, 0, 0, 0] }] }],
    ['a negative gain', { gain: [1, -1, 1] }],
    ['a key that nothing reads', { extra: true }],
    ['no size', { width: undefined }],
  ])('has not %s', (_, change) => {
    expect(() => parseRoomPlan({ ...plan, ...change })).toThrow();
  });
});
