// Runs in a browser's page, for a test.
import { buildRoom } from '@showroom/slab-planner/build-room';
import type { Layout, Plan } from '@showroom/slab-planner/plan';
import type { Orbit } from '../assembled/orbit.ts';
import { RoomRenderer } from '../assembled/room-renderer.ts';

const STONE = '#e9e5de';

/** Draws a plan in one colour of stone on the page's canvas. */
async function drawRoom(plan: Plan, layout: Layout, orbit: Orbit): Promise<void> {
  const canvas = document.querySelector('canvas');
  const renderer = canvas && RoomRenderer.start(canvas);
  if (renderer === null) throw new Error('This browser has no WebGL2');
  renderer.setColour(STONE);
  renderer.setRoom(buildRoom(plan, layout), layout.slab);
  renderer.setOrbit(orbit);
  // It is drawn in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

Object.assign(globalThis, { drawRoom });
