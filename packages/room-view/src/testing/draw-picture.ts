import { toSrgbValue, type Pixels } from '../photo/pixels.ts';

/** Draws a picture from the linear light at each pixel: one number for grey, or red, green and blue. */
export function drawPicture(
  width: number,
  height: number,
  lightAt: (x: number, y: number) => number | readonly [number, number, number],
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const light = lightAt(pixel % width, Math.floor(pixel / width));
    const channels = typeof light === 'number' ? [light, light, light] : light;
    data.set([...channels.map(toSrgbValue), 255], pixel * 4);
  }
  return { width, height, data };
}
