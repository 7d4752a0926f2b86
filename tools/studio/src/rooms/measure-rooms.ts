import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { METRES_PER_INCH } from '@showroom/catalog-data/catalogue/floor-picture-size';
import { roomChoices, type RoomChoice } from '@showroom/catalog-data/catalogue/room-choices';
import { developLight } from '@showroom/room-view/tone';

import { masterFile, studioPaths } from '../masters/paths.ts';
import { createRandom } from '../noise/random.ts';
import { runBlender } from '../rendering/blender.ts';
import { composeRoomPicture, type PickedRoom } from './compose-room.ts';
import { readFaces, readPlan } from './room-files.ts';
import { roomNames, roomPixels, type RoomName } from './rooms.ts';

/** A fifth of the size of the room’s files, and light paths a pixel. */
const scale = 5;
const size = { width: 320, height: 213, samples: 64 } as const;

/** Finishes of `scenes/lib/finishes.py` by the slugs of the choices. */
const finishes: Readonly<Record<string, string>> = {
  'polished-chrome': 'chrome',
  'polished-nickel': 'polished nickel',
  'brushed-nickel': 'brushed nickel',
  'stainless-steel': 'stainless',
  'brushed-brass': 'brushed brass',
  'oil-rubbed-bronze': 'oil-rubbed bronze',
  'matte-black': 'matte black',
};

/**
 * Draws combinations of choices by lot, renders each fully, and compares it with the composed picture: PSNR of 8-bit sRGB over all
 * pixels that show a surface. The first is rendered twice, for the noise.
 */
export async function measureRooms(seed: string, count: number, report: (line: string) => void): Promise<void> {
  const random = createRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const room = roomNames[index % roomNames.length] ?? 'kitchen';
    const picked = drawLots(random);
    const rendered = await renderWhole(room, picked, 7);
    const composed = shrunk(await composeRoomPicture(room, picked, (name) => masterFile(studioPaths, name)));
    const words = Object.entries(picked).map(([surface, choice]) => `${surface}=${choice?.slug}`);
    report(`${psnr(rendered, composed, await shownSurfaces(room)).toFixed(1)} dB  ${room} ${words.join(' ')}`);
    if (index > 0) continue;
    const again = await renderWhole(room, picked, 8);
    report(`${psnr(rendered, again, await shownSurfaces(room)).toFixed(1)} dB  between two seeds of the same`);
  }
}

/** Averaged in linear light over the squares of the small picture, which is as high as the large one about the same middle. */
function shrunk(bytes: Uint8Array): Uint8Array {
  const light = new Float32Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1) {
    const top = (y - size.height / 2) * scale + roomPixels.height / 2;
    for (let line = Math.floor(top); line < top + scale; line += 1) {
      const weight = Math.min(line + 1, top + scale) - Math.max(line, top);
      const row = Math.min(Math.max(line, 0), roomPixels.height - 1) * roomPixels.width;
      for (let x = 0; x < roomPixels.width; x += 1) {
        const to = (y * size.width + Math.floor(x / scale)) * 3;
        for (let channel = 0; channel < 3; channel += 1) {
          const value = undeveloped[bytes[(row + x) * 3 + channel] ?? 0] ?? 0;
          light[to + channel] = (light[to + channel] ?? 0) + (value * weight) / (scale * scale);
        }
      }
    }
  }
  return Uint8Array.from(light, developLight);
}

/** The least light that is developed to each byte. */
const undeveloped = Float32Array.from({ length: 256 }, (_, byte) => {
  let [low, high] = [0, 16];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (developLight(middle) < byte) low = middle;
    else high = middle;
  }
  return high;
});

/** By pixel of the small picture: whether its middle shows a surface. */
async function shownSurfaces(room: RoomName): Promise<readonly boolean[]> {
  const faces = await readFaces(room);
  const { width, height } = roomPixels;
  return Array.from({ length: size.width * size.height }, (_, pixel) => {
    const column = ((pixel % size.width) + 0.5) * scale * 2;
    const line = (Math.floor(pixel / size.width) + 0.5 - size.height / 2) * scale * 2 + height;
    return (faces[Math.min(Math.max(Math.round(line), 0), 2 * height - 1) * 2 * width + Math.round(column)] ?? 0) > 0;
  });
}

function psnr(one: Uint8Array, other: Uint8Array, isCounted: readonly boolean[]): number {
  let [sum, count] = [0, 0];
  for (const [at, value] of one.entries()) {
    if (!isCounted[Math.floor(at / 3)]) continue;
    sum += (value - (other[at] ?? 0)) ** 2;
    count += 1;
  }
  return 10 * Math.log10(255 ** 2 / (sum / count));
}

function drawLots(random: () => number): PickedRoom {
  const floors = roomChoices.floor.filter(({ slug }) => existsSync(masterFile(studioPaths, `room-floors/${slug}`)));
  const draw = (choices: readonly RoomChoice[]) => choices[Math.floor(random() * choices.length)] ?? choices[0];
  const picked: Partial<Record<keyof PickedRoom, RoomChoice>> = {};
  for (const surface of ['counter', 'backsplash', 'cabinets', 'floor', 'walls', 'metal'] as const) {
    const choice = draw(surface === 'floor' ? floors : roomChoices[surface]);
    if (choice) picked[surface] = choice;
  }
  return picked;
}

/** Developed as the room is exposed. */
async function renderWhole(room: RoomName, picked: PickedRoom, seed: number): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-measure-'));
  try {
    const file = join(folder, 'light');
    const words = Object.entries(picked).flatMap(([surface, choice]) => {
      if (!choice) return [];
      const { slug, look } = choice;
      if (surface === 'metal') return `metal=${finishes[slug] ?? slug}`;
      if (look.kind === 'floor')
        return `floor=${slug}@${look.widthIn * METRES_PER_INCH}x${look.heightIn * METRES_PER_INCH}`;
      return `${surface}=${look.kind === 'colour' ? look.hex : slug}`;
    });
    const { width, height, samples } = size;
    await runBlender('room_draft', [room, file, width, height, samples, ...words, `seed=${seed}`], 2);
    const light = new Float32Array((await readFile(file)).slice().buffer);
    const { gain } = await readPlan(room);
    return Uint8Array.from(light, (value, at) => developLight(value * (gain[at % 3] ?? 1)));
  } finally {
    await rm(folder, { recursive: true });
  }
}
