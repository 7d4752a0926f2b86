import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { roomNames } from '@showroom/catalog-data/quartz-room-words';
import { decodePlan, encodePlan } from '@showroom/slab-planner/plan-code';
import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate } from '@showroom/slab-planner/templates';
import { beforeEach, describe, expect, it } from 'vitest';
import { offeredRooms } from '../visualizer/list-rooms.server.ts';
import { temporarySite, siteUrl, type TemporarySite } from '../testing/temporary-site.ts';
import { action, loader } from './planner.route.tsx';
import { writeTypedPlan } from './testing/write-typed-plan.ts';
import { typePlan, type TypedPlan } from './form/typed-plan.ts';

const path = '/slab-planner';
const kitchen = typePlan({ ...startPlan('aurora'), pieces: piecesFromTemplate('l-shape') });
const [counter] = kitchen.pieces;
if (counter === undefined) throw new Error('The template has no piece');

let context: TemporarySite['context'];
beforeEach(async () => {
  ({ context } = await temporarySite());
});

function load(search: string) {
  return loader(routeArgs({ request: new Request(`${siteUrl}${path}${search}`), context, params: {}, pattern: path }));
}

/** Posts the form as a browser without scripts: where it leads, or the page that it returns. */
async function post(plan: TypedPlan, clicked = 'update', more: Readonly<Record<string, string>> = {}, to = path) {
  const body = new URLSearchParams([...writeTypedPlan(plan), ...Object.entries(more), ['do', clicked]]);
  const request = new Request(siteUrl + to, { method: 'POST', body });
  const answer = await action(routeArgs({ request, context, params: {}, pattern: path }));
  if (!(answer instanceof Response)) return { status: answer.init?.status, page: answer.data };
  const next = new URL(answer.headers.get('Location') ?? '', siteUrl);
  return { status: answer.status, plan: decodePlan(next.searchParams.get('plan') ?? ''), to: next };
}

describe('the start from a room', () => {
  it.each(roomNames)('has the stone of the %s, drawn', async (room) => {
    const { drawn, isStart, typed } = await load(`?stone=glacier-oro&start=${room}`);
    expect(isStart).toBe(false);
    expect(drawn?.plan.stone).toBe('glacier-oro');
    expect(typed.pieces.map(({ name }) => name)).toEqual(drawn?.plan.pieces.map(({ name }) => name));
    expect(decodePlan(drawn?.code ?? '')).toEqual(drawn?.plan);
  });

  it('is an empty plan without a room of ours', async () => {
    expect(await load('?start=attic')).toMatchObject({ drawn: null, typed: { pieces: [] } });
  });
});

describe('the form without scripts', () => {
  it('leads to the URL of the plan, which opens with the same form', async () => {
    const { status, to } = await post(kitchen);
    expect(status).toBe(303);
    expect((await load(to?.search ?? '')).typed).toEqual(kitchen);
  });

  it('starts with a template in the sizes that were typed', async () => {
    const empty = typePlan(startPlan('glacier-oro'));
    const { plan } = await post(empty, 'start:island', { 'start.island.length': '6 ft', 'start.island.depth': '1 m' });
    expect(plan).toMatchObject({
      stone: 'glacier-oro',
      pieces: [{ role: 'island', shape: { lengthIn: 72, depthIn: 39.375 } }],
    });
  });

  it('adds a piece, and opens it', async () => {
    const { plan, to } = await post(kitchen, 'add-piece');
    expect(plan?.pieces).toHaveLength(2);
    expect([to?.searchParams.get('open'), to?.hash]).toEqual([plan?.pieces[1]?.id, `#piece-${plan?.pieces[1]?.id}`]);
  });

  it('reads lengths as people write them', async () => {
    const { plan } = await post({ ...kitchen, pieces: [{ ...counter, length: '10\' 1½"', depth: '65 cm' }] });
    expect(plan?.pieces[0]?.shape).toMatchObject({ lengthIn: 121.5, depthIn: 25.5625 });
  });

  it.each([
    ['length', { length: '-4' }, 'p0.length'],
    ['huge length', { length: '9999999' }, 'p0.length'],
    ['word', { depth: 'two feet-ish' }, 'p0.depth'],
    ['empty name', { name: '' }, 'p0.name'],
    ['radius', { radii: ['90', '0', '0', '0', '0', '0'] }, 'p0.radius0'],
    [
      'hole outside',
      { cutOuts: counter.cutOuts.map((cutOut) => ({ ...cutOut, linkedTo: '', x: '400' })) },
      'p0.cut0.x',
    ],
    ['crossing sides', { shape: 'free', points: '0, 0\n40, 40\n40, 0\n0, 40' }, 'p0.points'],
    ['no point', { shape: 'free', points: '0, 0\nhere\n40, 40' }, 'p0.points'],
    ['far overhang', { overhang: '40' }, 'p0.overhang'],
  ])('returns a wrong %s at its field, with all that was typed', async (_, wrong, field) => {
    const typed = { ...kitchen, pieces: [{ ...counter, ...wrong }] };
    const { status, page } = await post(typed);
    expect(status).toBe(400);
    expect(page?.issues.map((issue) => issue.field)).toContain(field);
    expect(page?.typed.pieces[0]).toMatchObject(wrong);
  });

  it('does what a button says although something else is wrong', async () => {
    const { page } = await post({ ...kitchen, pieces: [{ ...counter, depth: '' }] }, `add-cut-out:${counter.id}`);
    expect(page?.typed.pieces[0]?.cutOuts).toHaveLength(counter.cutOuts.length + 1);
  });

  it('returns a wrong size of a template at its field', async () => {
    const { page } = await post(kitchen, 'start:island', { 'start.island.length': 'long' });
    expect(page?.issues).toMatchObject([{ field: 'start.island.length' }]);
    expect(page?.templateTexts).toMatchObject({ 'start.island.length': 'long' });
  });

  it('moves to a thickness that the new stone is sold in', async () => {
    const { plan } = await post({ ...kitchen, stone: 'sahara-noir', thickness: '2cm', slabSize: '1' });
    expect(plan).toMatchObject({ stone: 'sahara-noir', thickness: '3cm', slabSize: 0 });
  });
});

describe('the URL of a plan', () => {
  it.each(['x', '%00', 'A'.repeat(5000), '__proto__'])(
    'opens an empty planner and says so if it can’t be read: %.20s',
    async (code) => {
      expect(await load(`?plan=${code}`)).toMatchObject({ isUnreadable: true, drawn: null, typed: { pieces: [] } });
    },
  );

  it('draws every piece on a slab', async () => {
    const pieces = ['u-shape', 'waterfall-island'] as const;
    const plan = {
      ...startPlan('aurora'),
      pieces: pieces.flatMap((id, at) =>
        piecesFromTemplate(id).map((piece) => ({ ...piece, id: `${piece.id}-${at}` })),
      ),
    };
    const { drawn } = await load(`?plan=${encodePlan(plan)}`);
    const placed = new Set(drawn?.layout.slabs.flat().map(({ part }) => part.pieceId));
    expect([...placed].toSorted()).toEqual(plan.pieces.map(({ id }) => id).toSorted());
  });

  it('starts with the stone that it names', async () => {
    expect((await load('?stone=sahara-noir')).typed).toMatchObject({ stone: 'sahara-noir', thickness: '3cm' });
    expect((await load('?stone=constructor')).typed.stone).toBe('aurora');
  });
});

describe('a room that goes along', () => {
  const [first] = offeredRooms;
  const room = `room=${first.name}&counter=white-valley&walls=moss`;
  const search = `?${new URLSearchParams({ stone: 'white-valley', visualizer: room })}`;

  it('is shown, and makes the page one visitor’s own', async () => {
    const facts = await load(`?${new URLSearchParams({ visualizer: `${room}&other=counter.aurora` })}`);
    expect(facts).toMatchObject({ isStart: false, room: { stone: 'White Valley' } });
    expect(Object.fromEntries(new URLSearchParams(facts.room?.code))).toMatchObject({
      counter: 'white-valley',
      walls: 'moss',
    });
    expect(facts.room?.code).not.toContain('other');
    expect((await load('?visualizer=room%3Dattic')).room).toBeNull();
  });

  it('is kept by every button, without being a part of the plan', async () => {
    const { room: shown } = await load(search);
    const alone = await post(kitchen, 'add-piece');
    const { to } = await post(kitchen, 'add-piece', {}, `${path}?${new URLSearchParams({ visualizer: room })}`);
    expect(to?.searchParams.get('visualizer')).toBe(shown?.code);
    expect([to?.searchParams.get('plan'), to?.hash]).toEqual([alone.to?.searchParams.get('plan'), alone.to?.hash]);
    expect(alone.to?.searchParams.has('visualizer')).toBe(false);
  });
});
