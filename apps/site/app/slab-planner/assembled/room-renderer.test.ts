import { join } from 'node:path';
import { buildRoom } from '@showroom/slab-planner/build-room';
import { layOut } from '@showroom/slab-planner/lay-out';
import type { Layout, Plan } from '@showroom/slab-planner/plan';
import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate, type TemplateId } from '@showroom/slab-planner/templates';
import { webGlTestBrowser } from '@showroom/test-browser';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aimCamera, type Orbit } from './orbit.ts';

const [width, height] = [800, 600];

declare const drawRoom: (plan: Plan, layout: Layout, orbit: Orbit) => Promise<void>;

let page: Page;
let close = async () => {};

beforeAll(async () => {
  const entry = join(import.meta.dirname, '..', 'testing', 'draw-room-in-page.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'drawRoomInPage' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built');
  const browser = await chromium.launch(webGlTestBrowser);
  close = () => browser.close();
  page = await browser.newPage();
  await page.setContent(`<canvas style="display: block; width: ${width}px; height: ${height}px"></canvas>`);
  await page.addScriptTag({ content: output.output[0].code });
}, 60_000);
afterAll(() => close());

/** Draws a template, and returns how bright it is at places of the room, 0 to 255. */
async function draw(template: TemplateId, orbit: Orbit) {
  const plan = { ...startPlan('aurora'), pieces: piecesFromTemplate(template) };
  const { layout } = layOut(plan, { isOver: () => true, seed: 1 });
  const room = buildRoom(plan, layout);
  await page.evaluate(([one, other, from]) => drawRoom(one, other, from), [plan, layout, orbit] as const);
  const png = await page.locator('canvas').screenshot();
  const pixels = await sharp(png).greyscale().raw().toBuffer();
  const { matrix } = aimCamera(orbit, room, width / height);
  const toPixel = (place: readonly [number, number, number]) => {
    const [x = 0, y = 0, , w = 1] = [0, 1, 2, 3].map((row) =>
      [...place, 1].reduce((sum, value, column) => sum + value * (matrix[column * 4 + row] ?? 0), 0),
    );
    return [Math.floor(((x / w + 1) / 2) * width), Math.floor(((1 - y / w) / 2) * height)] as const;
  };
  const brightnessAt = (place: readonly [number, number, number], asidePx = 0) => {
    const [x, y] = toPixel(place);
    return pixels[y * width + x + asidePx] ?? 0;
  };
  return { room, brightnessAt };
}

it('shows the gaps between doors without a break, seen almost from the side', async () => {
  const { room, brightnessAt } = await draw('straight', { turnDeg: 75, tiltDeg: 24 });
  const cabinet = room.cabinets[0];
  const front = cabinet?.sides.indexOf('front') ?? -1;
  const [from, to] = [cabinet?.outline[front], cabinet?.outline[(front + 1) % 4]];
  if (!cabinet || !from || !to) throw new Error('The counter has no front');
  const lengthIn = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const doors = Math.round(lengthIn / 18);
  const at = (door: number, z: number) => {
    const share = door / doors;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, z] as const;
  };
  const contrasts = Array.from({ length: doors - 1 }, (_, index) => index + 1).flatMap((gap) =>
    Array.from({ length: 40 }, (_, step) => {
      const z = 6 + (step / 39) * (cabinet.topIn - 18);
      const darkest = Math.min(...[-1, 0, 1].map((aside) => brightnessAt(at(gap, z), aside)));
      return darkest / brightnessAt(at(gap + 0.5, z));
    }),
  );
  expect(Math.max(...contrasts)).toBeLessThan(0.93);
});

it('shows a cooktop as a plate of dark glass, and a sink as a basin', async () => {
  const { room, brightnessAt } = await draw('u-shape', { turnDeg: 0, tiltDeg: 85 });
  const middleOf = (kind: string) => {
    for (const { frame, holes } of room.stones) {
      const outline = holes.find((hole) => hole.kind === kind)?.outline;
      if (!outline) continue;
      const [x, y] = [0, 1].map((axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length);
      const along = frame.along.map((value, axis) => (frame.origin[axis] ?? 0) + value * (x ?? 0));
      const [placeX = 0, placeY = 0, placeZ = 0] = along.map(
        (value, axis) => value + (frame.across[axis] ?? 0) * (y ?? 0),
      );
      return [placeX, placeY, placeZ] as const;
    }
    throw new Error(`There is no ${kind}`);
  };
  expect(brightnessAt(middleOf('cooktop'))).toBeLessThan(80);
  expect(brightnessAt(middleOf('undermount-sink'))).toBeGreaterThan(100);
});
