import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { enlargeBlack } from './enlarge-black.ts';
import {
  passFile,
  passNames,
  readPlan,
  readWhiteRoom,
  writeLight,
  writeMask,
  writePlan,
  type PassName,
  type RoomPlan,
} from './passes.ts';
import { roomNames, roomPixels, type RoomName } from './rooms.ts';

/** Light paths a pixel, before the grain is removed. */
const samples = 8;
/** The room with black stone is lit at a third of the size: see `enlarge-black.ts`. */
const small = { width: 534, height: 356, samples: 10 } as const;
const script = join(import.meta.dirname, '../../scenes/room_passes.py');

/** The passes that a path names: `rooms/kitchen` all three of one room, `rooms/kitchen/faces` one. */
export function selectPasses(path: string): readonly (readonly [RoomName, PassName])[] {
  const trimmed = path.replace(/\/$/, '');
  return roomNames.flatMap((room) =>
    passNames
      .filter((pass) => [`rooms/${room}`, `rooms/${room}/${pass}`].includes(trimmed))
      .map((pass) => [room, pass] as const),
  );
}

/**
 * Renders one pass of a room with Blender and stores it: some minutes a lit pass, seconds for `faces`.
 *
 * @throws if Blender fails; the last lines it said are the message.
 */
export async function renderPass(room: RoomName, pass: PassName): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-room-'));
  try {
    const raw = join(folder, pass);
    const size = pass === 'black' ? small : { ...roomPixels, samples };
    await blender([room, pass, raw, size.width, size.height, size.samples]);
    await storePass(room, pass, raw);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Stores what `scenes/room_passes.py` wrote, and measures the light again. */
async function storePass(room: RoomName, pass: PassName, raw: string): Promise<void> {
  const file = passFile(room, pass);
  const { width, height } = roomPixels;
  const bytes = await readFile(raw);
  if (pass === 'faces') {
    await writeMask(file, bytes, { width: width * 2, height: height * 2 });
    await writePlan(room, JSON.parse(await readFile(`${raw}.json`, 'utf8')) as Omit<RoomPlan, 'gain'>);
    return;
  }
  const rendered = new Float32Array(bytes.slice().buffer);
  const light = pass === 'white' ? rendered : enlargeBlack({ ...small, light: rendered }, await readWhiteRoom(room));
  await writeLight(file, light, { width, height });
  if (existsSync(passFile(room, 'faces'))) await writePlan(room, await readPlan(room));
}

async function blender(args: readonly (string | number)[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('blender', ['-b', '--python-exit-code', '1', '-P', script, '--', ...args.map(String)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-2000);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Blender ended with ${code ?? 'a signal'}:\n${said}`));
    });
  });
}
