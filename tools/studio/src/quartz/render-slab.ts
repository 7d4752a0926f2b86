import { createCanvas, toBytes } from '../canvas/canvas.ts';
import { closeUpView, slabInches, slabView, type View } from '../canvas/view.ts';
import type { QuartzLook } from '../looks/quartz-look.ts';
import { createFlow } from '../stone/flow.ts';
import { createGrit } from '../stone/grit.ts';
import { drawLayer } from '../stone/layer.ts';

/** Interleaved 8-bit RGB of one view of a slab. The slug is the seed: the same look always gives the same bytes. */
export function renderSlab(look: QuartzLook, view: View): Uint8Array {
  const canvas = createCanvas(createGrit(look.slug, view), look.ground);
  const flow = createFlow(look.slug, look.flow);
  look.layers.forEach((layer, index) => {
    drawLayer(canvas, view, flow, `${look.slug}/${index}/${layer.kind}`, layer);
  });
  return toBytes(canvas);
}

const thumbnailWidth = 252;
/** Columns and rows of a close-up on the thumbnail: 1600 × 1200 pixels at a quarter inch to 24 of them. */
const windowWidth = 33;
const windowHeight = 25;

/**
 * Where to look closely: a place with more to see than most of the slab, and yet typical of it. Chosen on a small
 * rendering by how much the tone varies inside the window.
 */
export function chooseCloseUp(look: QuartzLook): View {
  if (look.closeUpAt) return closeUpView(...look.closeUpAt);
  const view = slabView(thumbnailWidth);
  const bytes = renderSlab(look, view);
  const windows: { x: number; y: number; spread: number }[] = [];
  for (let y = 4; y + windowHeight < view.height - 4; y += 6) {
    for (let x = 4; x + windowWidth < view.width - 4; x += 6) windows.push({ x, y, spread: spreadOf(bytes, x, y) });
  }
  windows.sort((a, b) => a.spread - b.spread || a.x - b.x || a.y - b.y);
  const chosen = windows[Math.floor(windows.length * 0.9)] ?? { x: 100, y: 50 };
  const inch = slabInches.width / thumbnailWidth;
  return closeUpView((chosen.x + windowWidth / 2) * inch, (chosen.y + windowHeight / 2) * inch);
}

function spreadOf(bytes: Uint8Array, left: number, top: number): number {
  let sum = 0;
  let squares = 0;
  for (let y = top; y < top + windowHeight; y += 1) {
    for (let x = left; x < left + windowWidth; x += 1) {
      const at = (y * thumbnailWidth + x) * 3;
      const tone = (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) + (bytes[at + 2] ?? 0);
      sum += tone;
      squares += tone * tone;
    }
  }
  const count = windowWidth * windowHeight;
  return squares / count - (sum / count) ** 2;
}
