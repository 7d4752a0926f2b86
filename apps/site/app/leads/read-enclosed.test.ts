import { encodePlan } from '@showroom/slab-planner/plan-code';
import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate } from '@showroom/slab-planner/templates';
import { expect, it } from 'vitest';
import { buildStoneQuoteHref } from './quote-href.ts';
import { readEnclosed } from './read-enclosed.server.ts';
import { photoPath } from '../visualizer/photo-path.ts';
import { roomPath } from '../visualizer/room-code.ts';
import { planPath, stonePlanPath } from '../slab-planner/plan-path.ts';

const plan = encodePlan({ ...startPlan('aurora'), pieces: piecesFromTemplate('island') });
const { room } = readEnclosed(new URLSearchParams({ visualizer: 'room=kitchen&counter=aurora&walls=moss' }));
const readFrom = (path: string) => readEnclosed(new URL(path, 'https://showroom.example').searchParams);

it.each([
  ['the photo', photoPath('aurora', { plan, room })],
  ['the planner', planPath(plan, room)],
  ['the quote form', buildStoneQuoteHref('aurora', { plan, room })],
])('a plan and a room are carried to %s', (_, path) => {
  expect(readFrom(path)).toEqual({ plan, room });
});

it('the planner starts with the stone, unless there is a plan', () => {
  expect(readFrom(stonePlanPath('aurora', { plan, room }))).toEqual({ plan, room });
  expect(stonePlanPath('aurora', {})).toBe('/slab-planner?stone=aurora');
  expect(planPath('')).toBe('/slab-planner');
});

it('a room is opened with the plan that goes along with it', () => {
  expect(new URL(roomPath(room ?? '', plan), 'https://showroom.example').searchParams.get('plan')).toBe(plan);
  expect(roomPath('room=kitchen&counter=aurora')).toBe('/visualizer?room=kitchen&counter=aurora');
});

it.each(['room=attic', 'counter=aurora', '<b>', ''])('a room that is none of ours is left out: "%s"', (visualizer) => {
  expect(readEnclosed(new URLSearchParams({ visualizer, plan: 'not-a-plan' }))).toEqual({});
});
