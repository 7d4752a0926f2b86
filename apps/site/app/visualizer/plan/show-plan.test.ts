import { join } from 'node:path';
import { roomNames } from '@showroom/catalog-data/quartz-room-words';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { mapPlace } from '@showroom/room-view/face-matrix';
import { checkPlan } from '@showroom/slab-planner/check-plan';
import { layOut } from '@showroom/slab-planner/lay-out';
import { parsePlan } from '@showroom/slab-planner/parse-plan';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { offeredRooms } from '../list-rooms.server.ts';
import { planOfRoom } from './plan-of-room.ts';
import { roomStones } from './room-stones.ts';
import { listShownPieces, showPlan } from './show-plan.ts';

/** The edges of a stone, folded out, are seen beside its face. */
const thickestIn = 2.6;

describe.each(offeredRooms)('the stone of the $name', ({ name, plan: room }) => {
  it('is seen as large as it is listed, where it is listed', async () => {
    const faces = sharp(join(mastersDir, 'rooms', name, 'faces.png'))
      .extractChannel(0)
      .raw();
    const { data, info } = await faces.toBuffer({ resolveWithObject: true });
    const seen = new Map<number, number[][]>();
    // Every third point is enough.
    for (let at = 0; at < data.length; at += 3) {
      const face = data[at] ?? 0;
      if (face === 0) continue;
      const points = seen.get(face) ?? [];
      seen.set(face, points);
      points.push([((at % info.width) + 0.5) / info.width, (Math.floor(at / info.width) + 0.5) / info.height]);
    }
    for (const { cut, depthIn, faces: numbers, lengthIn, name: stone } of roomStones[name]) {
      const box = { left: Infinity, right: -Infinity };
      let [inside, all] = [0, 0];
      for (const number of numbers) {
        const matrix = room.faces.find((face) => face.number === number)?.matrix;
        if (matrix === undefined) throw new Error(`${stone} has no face ${number}`);
        for (const [x = 0, y = 0] of seen.get(number) ?? []) {
          const place = mapPlace(matrix, { x, y });
          const [fromX, fromY] = [place.x * 126 - cut.xIn, place.y * 64 - cut.yIn];
          const turn = { right: fromX, left: -fromX, down: fromY, up: -fromY };
          const [along, across] = [turn[cut.along], turn[cut.across]];
          const isInside =
            along > -thickestIn &&
            across > -thickestIn &&
            along < lengthIn + thickestIn &&
            across < depthIn + thickestIn;
          all += 1;
          if (!isInside) continue;
          inside += 1;
          box.left = Math.min(box.left, along);
          box.right = Math.max(box.right, along);
        }
      }
      expect(all, stone).toBeGreaterThan(100);
      // The vanity's top goes on behind the tub.
      expect(inside / all, stone).toBeGreaterThan(name === 'bathroom' ? 0.85 : 0.9);
      // Things stand in front of the ends of some.
      expect(box.left, stone).toBeLessThan(5);
      expect(box.right, stone).toBeGreaterThan(lengthIn - 5);
    }
  });

  it('has names of its own, and faces that no other has', () => {
    const stones = roomStones[name];
    expect(new Set(stones.map((stone) => stone.name)).size).toBe(stones.length);
    const faces = stones.flatMap((stone) => stone.faces);
    expect(new Set(faces).size).toBe(faces.length);
  });

  it('fits a plan of its own, as a whole', () => {
    const planned = planOfRoom(name, 'aurora');
    expect(parsePlan(planned).problems).toBeUndefined();
    const { layout, problems } = layOut(planned, { isOver: () => true, seed: 1 });
    expect(problems).toEqual([]);
    expect(layout.seams).toEqual([]);
    const shown = showPlan(planned, layout, 'code').rooms[name];
    expect(shown.map((piece) => piece.name)).toEqual(planned.pieces.map((piece) => piece.name));
    expect(shown.map((piece) => piece.faces)).toEqual(roomStones[name].map((stone) => stone.faces));
    expect(checkPlan(planned).filter(({ severity }) => severity === 'problem')).toEqual([]);
  });
});

it('lists nothing where the stone isn’t sold in the plan’s slabs', () => {
  const planned = planOfRoom('bar', 'aurora');
  const { layout } = layOut(planned, { isOver: () => true, seed: 1 });
  const shown = { ...showPlan(planned, layout, 'code'), stones: ['aurora'] };
  const chosen = { counter: 'aurora', backsplash: '', cabinets: '', floor: '', walls: '', metal: '' };
  expect(listShownPieces(shown, { room: 'bar', chosen })).toHaveLength(roomStones.bar.length);
  expect(listShownPieces(shown, { room: 'bar', chosen: { ...chosen, backsplash: 'ice-azul' } })).toHaveLength(3);
  expect(listShownPieces(shown, { room: 'bar', chosen: { ...chosen, counter: 'ice-azul' } })).toEqual([]);
  expect(listShownPieces(null, { room: 'bar', chosen })).toEqual([]);
  expect(roomNames.filter((name) => shown.rooms[name].length > 0)).toContain('bar');
});
