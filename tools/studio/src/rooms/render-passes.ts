import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { passFile, passNames, writeLight, writePlaces, type PassName } from './passes.ts';
import { roomNames, roomPixels, type RoomName } from './rooms.ts';

/** Light paths a pixel, before the grain is removed. */
const samples = 16;
const script = join(import.meta.dirname, '../../scenes/room_passes.py');

/** The passes that a path names: `rooms/kitchen` all three of one room, `rooms/kitchen/uv` one. */
export function selectPasses(path: string): readonly (readonly [RoomName, PassName])[] {
  const trimmed = path.replace(/\/$/, '');
  return roomNames.flatMap((room) =>
    passNames
      .filter((pass) => [`rooms/${room}`, `rooms/${room}/${pass}`].includes(trimmed))
      .map((pass) => [room, pass] as const),
  );
}

/**
 * Renders one pass of a room with Blender and stores it: some minutes a lit pass, seconds for `uv`.
 *
 * @throws if Blender fails; the last lines it said are the message.
 */
export async function renderPass(room: RoomName, pass: PassName): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-room-'));
  try {
    const raw = join(folder, pass);
    await blender([room, pass, raw, roomPixels.width, roomPixels.height, samples]);
    await storePass(room, pass, await readFile(raw));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Stores what `scenes/room_passes.py` wrote. */
async function storePass(room: RoomName, pass: PassName, raw: Uint8Array): Promise<void> {
  const numbers = raw.slice().buffer;
  const file = passFile(room, pass);
  const { width, height } = roomPixels;
  if (pass === 'uv') await writePlaces(file, new Uint16Array(numbers), { width: width * 2, height: height * 2 });
  else await writeLight(file, new Float32Array(numbers), { width, height });
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
