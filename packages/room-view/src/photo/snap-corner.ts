import type { Place } from '../surfaces/corners.ts';
import { brightnessOf, type Pixels } from './pixels.ts';

/** How far around a point its gradients count, in pixels. */
const WINDOW_PX = 2;

/** The weakest gradient that is an edge, in sRGB values from one pixel to the one after the next. */
const WEAKEST_EDGE = 16;

/**
 * Moves a point to the corner that the picture shows nearby, or to the nearest strong edge if there is none. A point in an even
 * area stays where it is.
 *
 * Corners are where the gradients of a small window have two directions: C. Harris and M. Stephens, A Combined Corner and Edge
 * Detector (1988), with the measure of Shi and Tomasi (the smaller eigenvalue).
 *
 * @param reachPx how far to look, in pixels of the picture
 */
export function snapCorner(picture: Pixels, place: Place, reachPx: number): Place {
  const { width, height } = picture;
  const [centreX, centreY] = [Math.round(place.x * width - 0.5), Math.round(place.y * height - 0.5)];
  let [bestCorner, corner] = [0, place];
  let [bestEdge, edge] = [0, place];
  for (let y = centreY - reachPx; y <= centreY + reachPx; y += 1) {
    for (let x = centreX - reachPx; x <= centreX + reachPx; x += 1) {
      const distance = Math.hypot(x - centreX, y - centreY);
      if (distance > reachPx || x < 0 || y < 0 || x >= width || y >= height) continue;
      const { smaller, larger } = measureGradients(picture, x, y);
      // Half the weight at the rim, so that the nearer of two similar ones is chosen.
      const weight = 1 - (0.5 * distance) / reachPx;
      const here = { x: (x + 0.5) / width, y: (y + 0.5) / height };
      if (smaller * weight > bestCorner) [bestCorner, corner] = [smaller * weight, here];
      if (larger * weight > bestEdge) [bestEdge, edge] = [larger * weight, here];
    }
  }
  const weakest = WEAKEST_EDGE ** 2;
  // A corner's window has few pixels on either edge, so the smaller eigenvalue is a fraction of an edge's.
  if (bestCorner > weakest / 4) return corner;
  return bestEdge > weakest ? edge : place;
}

/** The eigenvalues of the mean structure tensor around a pixel. */
function measureGradients(picture: Pixels, x: number, y: number): { smaller: number; larger: number } {
  let [xx, xy, yy, weights] = [0, 0, 0, 0];
  for (let row = -WINDOW_PX; row <= WINDOW_PX; row += 1) {
    for (let column = -WINDOW_PX; column <= WINDOW_PX; column += 1) {
      const weight = Math.exp(-(row * row + column * column) / 3);
      const gradientX = valueAt(picture, x + column + 1, y + row) - valueAt(picture, x + column - 1, y + row);
      const gradientY = valueAt(picture, x + column, y + row + 1) - valueAt(picture, x + column, y + row - 1);
      xx += weight * gradientX * gradientX;
      xy += weight * gradientX * gradientY;
      yy += weight * gradientY * gradientY;
      weights += weight;
    }
  }
  const [mean, spread] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  return { smaller: (mean - spread) / weights, larger: (mean + spread) / weights };
}

function valueAt({ width, height, data }: Pixels, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, x));
  const at = (Math.min(height - 1, Math.max(0, y)) * width + column) * 4;
  return brightnessOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}
