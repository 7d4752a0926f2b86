import { roomSurfaces } from '@showroom/catalog-data/catalogue/room-surfaces';
import { assert, boolean, constant, constantFrom, integer, option, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import {
  followPlan,
  moveSlab,
  parseRoom,
  resolveChosen,
  roomWithPlanPath,
  writeRoom,
  type OfferedRoom,
  type RoomDesign,
} from './room-code.ts';

const choices: OfferedRoom['choices'] = {
  counter: ['aurora', 'cielo-mist', 'red-calacatta'],
  backsplash: ['aurora', 'cielo-mist', 'red-calacatta'],
  cabinets: ['spruce', 'walnut'],
  floor: ['slate', 'oak'],
  walls: ['chalk', 'moss'],
  metal: ['chrome', 'brass'],
};
const start = { counter: 'aurora', backsplash: '', cabinets: 'spruce', floor: 'oak', walls: 'chalk', metal: 'brass' };
const kitchen: OfferedRoom = { name: 'kitchen', surfaces: roomSurfaces, choices, start };
const bar: OfferedRoom = { name: 'bar', surfaces: ['counter', 'cabinets', 'metal'], choices, start };
const rooms = [kitchen, bar] as const;
const roomOf = ({ room }: RoomDesign) => (room === 'bar' ? bar : kitchen);

const parse = (search: string) => parseRoom(new URLSearchParams(search), rooms);
const rewrite = (search: string) => {
  const design = parse(search);
  return writeRoom(design, roomOf(design));
};

it('reads what it wrote', () => {
  const chosen = record({
    counter: constantFrom(...choices.counter),
    backsplash: constantFrom('', ...choices.backsplash),
    cabinets: constantFrom(...choices.cabinets),
    floor: constantFrom(...choices.floor),
    walls: constantFrom(...choices.walls),
    metal: constantFrom(...choices.metal),
  });
  const designs = record({
    room: constant('kitchen' as const),
    chosen,
    xIn: integer({ min: -126, max: 125 }),
    yIn: integer({ min: -64, max: 63 }),
    isBookMatched: boolean(),
    plan: constantFrom('', 'C0de_of-a-plan'),
    other: option(chosen),
  });
  assert(
    property(designs, (design) => {
      const isSame = roomSurfaces.every((surface) => design.other?.[surface] === design.chosen[surface]);
      expect(parse(writeRoom(design, kitchen))).toEqual({ ...design, other: isSame ? null : design.other });
    }),
  );
});

it('is short and readable', () => {
  expect(rewrite('room=kitchen&counter=cielo-mist&x=12&match=book&other=cabinets.walnut*counter.x')).toBe(
    '?room=kitchen&counter=cielo-mist&cabinets=spruce&floor=oak&walls=chalk&metal=brass&x=12&match=book&other=cabinets.walnut',
  );
  expect(rewrite('room=bar&floor=slate')).toBe('?room=bar&counter=aurora&cabinets=spruce&metal=brass');
});

it.each([
  '',
  'room=attic',
  'counter=%00&floor=__proto__&x=1e9&y=',
  'walls=constructor&match=1&other=x.3**walls*counter',
])('shows the start where the URL can’t be read: "%s"', (search) => {
  expect(parse(search)).toEqual({
    room: 'kitchen',
    chosen: start,
    xIn: 0,
    yIn: 0,
    isBookMatched: false,
    plan: '',
    other: null,
  });
});

it('keeps a code that can be a plan, and says that another can’t', () => {
  expect(rewrite('counter=aurora&plan=Ab-_9')).toMatch(/&plan=Ab-_9$/);
  expect(parse('plan=').plan).toBe('');
  for (const code of ['%3Cscript%3E', 'a b', 'a'.repeat(1601)]) expect(parse(`plan=${code}`).plan).toBe('-');
});

it('gives the backsplash the stone of the counter unless it has its own', () => {
  expect(resolveChosen(parse('counter=cielo-mist').chosen)).toMatchObject({ backsplash: 'cielo-mist' });
  expect(resolveChosen(parse('counter=cielo-mist&backsplash=aurora').chosen)).toMatchObject({ backsplash: 'aurora' });
});

it('compares with a backsplash of the counter’s stone, too', () => {
  const design = parse('counter=cielo-mist&backsplash=aurora&other=backsplash.');
  expect(design.other).toMatchObject({ counter: 'cielo-mist', backsplash: '' });
});

it('moves the slab, and past its end on to the next', () => {
  const design = parse('x=120&y=-60');
  expect(moveSlab(design, 10, -5)).toMatchObject({ xIn: -122, yIn: 63 });
  expect(parse('x=256').xIn).toBe(4);
});

it('goes along with the plan that it shows, as that is changed', () => {
  const room = 'room=bar&counter=aurora&plan=old';
  expect(followPlan(room, 'new')).toBe('room=bar&counter=aurora&plan=new');
  expect(followPlan('room=bar&counter=aurora', 'new')).toBe('room=bar&counter=aurora');
  expect(followPlan(room, '')).toBe('room=bar&counter=aurora');
  expect(followPlan(room, 'a'.repeat(1601))).toBe('room=bar&counter=aurora');
  expect(roomWithPlanPath('kitchen', 'cielo-mist', 'new', `${room}&metal=brass`)).toBe(
    '/visualizer?room=kitchen&counter=cielo-mist&plan=new&metal=brass',
  );
});
