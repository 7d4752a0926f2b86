import { toRoom, type Room } from '@showroom/slab-planner/build-room';
import type { Point } from '@showroom/slab-planner/plan';

/** How far the floor reaches around the room. */
export const FLOOR_IN = 72;
const SIZE_PX = 1024;

/** Soft shadows of what stands on the floor: close ones where it touches, and one away from the window. */
const shadows = [
  { blurIn: 26, alpha: 0.24, moved: [9, 9] },
  { blurIn: 8, alpha: 0.34, moved: [0, 0] },
  { blurIn: 2, alpha: 0.5, moved: [0, 0] },
] as const;

/** Draws the floor seen from above, transparent towards its border. */
export function drawFloor({ box, cabinets, stones }: Room): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE_PX;
  canvas.height = SIZE_PX;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const [width, depth] = [box.right - box.left + 2 * FLOOR_IN, box.bottom - box.top + 2 * FLOOR_IN];
  const [scaleX, scaleY] = [SIZE_PX / width, SIZE_PX / depth];
  const glow = context.createRadialGradient(0.5, 0.5, 0.1, 0.5, 0.5, 0.5);
  glow.addColorStop(0, 'rgb(214 207 196 / 75%)');
  glow.addColorStop(1, 'rgb(214 207 196 / 0%)');
  context.save();
  context.scale(SIZE_PX, SIZE_PX);
  context.fillStyle = glow;
  context.fillRect(0, 0, 1, 1);
  context.restore();
  const standing = [
    ...cabinets.map(({ outline }) => outline),
    // A waterfall end stands on its edge.
    ...stones
      .filter(({ frame }) => frame.along[2] < 0)
      .map(({ face, frame }) =>
        face.map((point): Point => {
          const [x, y] = toRoom(frame, point);
          return [x, y];
        }),
      ),
  ];
  for (const { alpha, blurIn, moved } of shadows) {
    context.shadowColor = `rgb(58 46 34 / ${alpha * 100}%)`;
    context.shadowBlur = blurIn * Math.min(scaleX, scaleY) * 2;
    // The shapes themselves are drawn outside of the picture.
    context.shadowOffsetX = 2 * SIZE_PX + moved[0] * scaleX;
    context.shadowOffsetY = moved[1] * scaleY;
    context.beginPath();
    for (const outline of standing) {
      for (const [index, [x, y]] of outline.entries()) {
        const at = [(x - box.left + FLOOR_IN) * scaleX - 2 * SIZE_PX, (y - box.top + FLOOR_IN) * scaleY] as const;
        if (index === 0) context.moveTo(...at);
        else context.lineTo(...at);
      }
      context.closePath();
    }
    context.lineWidth = scaleX;
    context.stroke();
    context.fill();
  }
  return canvas;
}
