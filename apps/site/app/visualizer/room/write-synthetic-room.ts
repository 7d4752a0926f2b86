import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDTH = 320;
const HEIGHT = 214;

/**
 * Writes a small room for tests: a wall with a cabinet above a counter that lies flat on a slab, on a floor. A plan’s pieces are put on
 * the counter if its number is among their faces.
 */
export async function writeSyntheticRoom(folder: string, counterNumber = 2): Promise<void> {
  /** 1 wall, the counter, 3 floor, 4 cabinets, 0 a lamp on the wall. */
  const faceAt = (x: number, y: number): number => {
    if (y > 150) return 3;
    if (y > 90) return counterNumber;
    if (x > 300) return 0;
    return x < 60 ? 4 : 1;
  };
  await mkdir(folder, { recursive: true });
  const fill = (valueAt: (x: number, y: number) => number, scale = 1) =>
    Uint8Array.from({ length: WIDTH * HEIGHT * scale * scale }, (_, at) =>
      valueAt((at % (WIDTH * scale)) / scale, Math.floor(at / (WIDTH * scale)) / scale),
    );
  const write = async (name: string, bytes: Uint8Array, width: number, height: number) => {
    const grey = sharp(bytes, { raw: { width, height, channels: 1 } }).toColourspace(
      name === 'faces.png' ? 'b-w' : 'srgb',
    );
    await writeFile(
      join(folder, name),
      await (name === 'faces.png' ? grey.png() : grey.webp({ lossless: true })).toBuffer(),
    );
  };
  await write(
    'light.webp',
    fill((x) => 110 + Math.round(x / 8)),
    WIDTH,
    HEIGHT,
  );
  await write(
    'gloss.webp',
    fill(() => 5),
    WIDTH,
    HEIGHT,
  );
  await write('bounce.webp', new Uint8Array(20 * 26 * 4).fill(20), 20, 26 * 4);
  await write(
    'cabinets-oak.webp',
    fill((x, y) => (faceAt(x, y) === 4 ? 120 : 250)),
    WIDTH,
    HEIGHT,
  );
  await write('faces.png', fill(faceAt, 2), WIDTH * 2, HEIGHT * 2);
  const plan = {
    width: WIDTH,
    height: HEIGHT,
    gain: [1, 1, 1],
    even: [0, 0.5, 1, 0.6],
    surfaces: [
      { name: 'counter', base: [0.5, 0.5, 0.5] },
      { name: 'walls', base: [0.6, 0.6, 0.6] },
      { name: 'floor', base: [0.3, 0.3, 0.3] },
      { name: 'cabinets', base: [0.4, 0.4, 0.4] },
    ],
    faces: [
      { number: 1, surface: 'walls' },
      { number: counterNumber, surface: 'counter', matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
      { number: 3, surface: 'floor', matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
      { number: 4, surface: 'cabinets' },
    ],
  };
  await writeFile(join(folder, 'room.json'), JSON.stringify(plan));
}
