import { buildRoom } from '@showroom/slab-planner/build-room';
import { layOut } from '@showroom/slab-planner/lay-out';
import { areaOf } from '@showroom/slab-planner/outlines';
import type { Plan } from '@showroom/slab-planner/plan';
import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate, templates } from '@showroom/slab-planner/templates';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aimCamera, describeOrbit, nearestTurn, roomViews, startOrbit, turnOrbit } from './orbit.ts';
import { buildMesh, materials, VERTEX_NUMBERS } from './room-mesh.ts';

function build(plan: Plan) {
  const { layout } = layOut(plan, { isOver: () => true, seed: 1 });
  return { layout, room: buildRoom(plan, layout) };
}

const rooms = templates.map(({ id }) => build({ ...startPlan('aurora'), pieces: piecesFromTemplate(id) }));

describe('the camera', () => {
  it('has the whole room in its picture, from wherever it looks', () => {
    const orbits = fc.record({ turnDeg: fc.double({ max: 720, min: -720, noNaN: true }), tiltDeg: fc.integer({ min: 4, max: 85 }) }); // prettier-ignore
    fc.assert(
      fc.property(fc.constantFrom(...rooms), orbits, fc.constantFrom(0.6, 1, 4 / 3, 2.4), ({ room }, orbit, aspect) => {
        const { matrix } = aimCamera(orbit, room, aspect);
        const { bottom, left, right, top } = room.box;
        for (const x of [left, right])
          for (const y of [top, bottom])
            for (const z of [0, room.heightIn]) {
              const [clipX = 9, clipY = 9, clipZ = 9, w = 0] = [0, 1, 2, 3].map((row) =>
                [x, y, z, 1].reduce((sum, place, column) => sum + place * (matrix[column * 4 + row] ?? 0), 0),
              );
              expect(w).toBeGreaterThan(0);
              expect(Math.max(Math.abs(clipX), Math.abs(clipY), Math.abs(clipZ)) / w).toBeLessThan(1);
            }
      }),
    );
  });

  it('goes to each of its views the short way round', () => {
    const from = fc.record({
      turnDeg: fc.integer({ max: 2000, min: -2000 }),
      tiltDeg: fc.integer({ min: 4, max: 85 }),
    });
    fc.assert(
      fc.property(from, fc.constantFrom(...Object.values(roomViews)), (orbit, view) => {
        const { tiltDeg, turnDeg } = nearestTurn(view, orbit);
        expect(Math.abs(turnDeg - orbit.turnDeg)).toBeLessThanOrEqual(180);
        expect(Math.abs(turnDeg - view.turnDeg) % 360).toBe(0);
        expect(tiltDeg).toBe(view.tiltDeg);
      }),
    );
    expect([roomViews.front, roomViews.above].map(describeOrbit)).toEqual([
      'Seen from the front.',
      'Seen from the front, from above.',
    ]);
  });

  it('stays above the floor, and says where it looks from', () => {
    expect(turnOrbit(startOrbit, 0, -500).tiltDeg).toBeGreaterThan(0);
    expect(turnOrbit(startOrbit, 0, 500).tiltDeg).toBeLessThan(90);
    expect([0, 90, -90, 180, 495, -45].map((turnDeg) => describeOrbit({ turnDeg, tiltDeg: 20 }))).toEqual(
      ['the front', 'the right', 'the left', 'the back', 'the back right', 'the front left'].map(
        (side) => `Seen from ${side}.`,
      ),
    );
  });
});

it('covers each part with triangles, but for its holes, on the very place of the slab', () => {
  for (const { layout, room } of rooms) {
    for (const stone of room.stones) {
      const { solids } = buildMesh({ ...room, cabinets: [], stones: [stone] }, layout.slab);
      let [area, shown] = [0, 0];
      expect(solids.every((number) => Number.isFinite(number))).toBe(true);
      for (let start = 0; start < solids.length; start += 3 * VERTEX_NUMBERS) {
        const corners = [0, 1, 2].map((corner) => readVertex(solids, start + corner * VERTEX_NUMBERS));
        const isFace =
          materials[corners[0]?.[8] ?? -1] === 'stone' &&
          [3, 4, 5].every((axis, index) => corners[0]?.[axis] === stone.frame.outward[index]);
        if (!isFace) continue;
        const [a = [], b = [], c = []] = corners;
        const [one, other] = [b, c].map((corner) => [0, 1, 2].map((axis) => (corner[axis] ?? 0) - (a[axis] ?? 0)));
        area += crossLength(one ?? [], other ?? []) / 2;
        const on = corners.map(([, , , , , , x = 0, y = 0]): readonly [number, number] => [
          x * layout.slab.widthIn,
          y * layout.slab.heightIn,
        ]);
        shown += Math.abs(areaOf(on));
      }
      const holes = stone.holes.reduce((sum, { outline }) => sum + areaOf(outline), 0);
      expect(area).toBeCloseTo(areaOf(stone.face) - holes, 1);
      // Nothing is stretched.
      expect(shown).toBeCloseTo(area, 1);
    }
  }
});

function readVertex(numbers: Float32Array, start: number): readonly number[] {
  return Array.from(numbers.subarray(start, start + VERTEX_NUMBERS));
}

function crossLength([ax = 0, ay = 0, az = 0]: readonly number[], [bx = 0, by = 0, bz = 0]: readonly number[]): number {
  return Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
}
