import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runBlender } from '../rendering/blender.ts';
import { cleanBounce } from './clean-bounce.ts';
import {
  bouncePixels,
  readFaces,
  readPlan,
  storeBounce,
  storeFaces,
  storeLight,
  storeWood,
  type SeenFaces,
} from './room-files.ts';
import { roomNames, roomPixels, type RoomName } from './rooms.ts';

/** In this order: light needs to know the faces. */
const passNames = ['faces', 'light', 'bounce', 'woods'] as const;
type RoomPass = (typeof passNames)[number];

/** Size, and light paths a pixel before the grain is removed. */
const efforts: Readonly<
  Record<RoomPass, { readonly width: number; readonly height: number; readonly samples: number }>
> = {
  faces: { ...roomPixels, samples: 1 },
  light: { ...roomPixels, samples: 24 },
  bounce: { ...bouncePixels, samples: 64 },
  woods: { ...roomPixels, samples: 2 },
};

/** One picture is made at a time. */
const cores = 2;

/** The passes that a path names: `rooms/kitchen` all of a room, `rooms/kitchen/light` one. */
export function selectPasses(path: string): readonly (readonly [RoomName, RoomPass])[] {
  const trimmed = path.replace(/\/$/, '');
  return roomNames.flatMap((room) =>
    passNames
      .filter((pass) => [`rooms/${room}`, `rooms/${room}/${pass}`].includes(trimmed))
      .map((pass) => [room, pass] as const),
  );
}

/**
 * Renders one pass of a room with Blender and stores its files. Each is whole, so that a room whose lighting was stopped goes on
 * with the next pass.
 *
 * @throws if Blender fails; its last lines are the message.
 */
export async function renderPass(room: RoomName, pass: RoomPass): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-room-'));
  try {
    if (pass !== 'faces') {
      await writeFile(join(folder, 'faces'), await readFaces(room));
      await writeFile(join(folder, 'faces.json'), JSON.stringify(await readPlan(room)));
    }
    const { width, height, samples } = efforts[pass];
    await runBlender('room_passes', [room, pass, folder, width, height, samples], cores);
    await storePass(room, pass, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function storePass(room: RoomName, pass: RoomPass, folder: string): Promise<void> {
  const read = async (name: string) => new Float32Array((await readFile(join(folder, name))).slice().buffer);
  switch (pass) {
    case 'faces': {
      const seen = JSON.parse(await readFile(join(folder, 'faces.json'), 'utf8')) as SeenFaces;
      await storeFaces(room, await readFile(join(folder, 'faces')), seen);
      return;
    }
    case 'light':
      await storeLight(room, await read('light'), await read('gloss'));
      return;
    case 'bounce':
      await storeBounce(room, cleanBounce(await read('bounce'), await readFaces(room), await readPlan(room)));
      return;
    case 'woods':
      for (const file of await readdir(folder)) {
        const [, wood] = /^cabinets-(.+)$/.exec(file) ?? [];
        if (wood) await storeWood(room, wood, await read(file));
      }
  }
}
