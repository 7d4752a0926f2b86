import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { mediaMaxPixels, type MediaType } from '@showroom/catalog-data/limits';
import pLimit from 'p-limit';
import { z } from 'zod';

/** A decoder that is still at work then was given something made to keep it at work: the largest photo takes three seconds. */
const LONGEST_WORK_MS = 120_000;

const replySchema = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('made'),
    widthPx: z.number(),
    heightPx: z.number(),
    byteSize: z.number(),
    sha256: z.string(),
    dominantColour: z.string(),
    isOpaque: z.boolean(),
    isAnimated: z.boolean(),
  }),
  z.object({ code: z.literal('too-many-pixels') }),
  z.object({ code: z.literal('unreadable'), problem: z.string() }),
  z.object({ code: z.literal('not-written'), errorCode: z.string().optional(), problem: z.string() }),
]);

/** What became of a file that was to be the master of a picture. `unreadable` also means that a decoder broke on it. */
export type MadeMaster = z.infer<typeof replySchema>;

export interface MasterOrder {
  readonly source: string;
  readonly target: string;
  /** What the file is by its content. */
  readonly type: MediaType;
  /** Of what is made, in pixels; 3200 where nothing is said. */
  readonly longestSide?: number;
  /**
   * For a PNG, as every mail program shows it: what lets the ground through is laid on a plate of this colour, with a margin in pixels
   * round it. A WebP where nothing is said.
   */
  readonly plate?: { readonly colour: string; readonly margin: number };
}

// One at a time: a large picture takes some two hundred megabytes while it is unpacked, a HEIC of 48 megapixels 520.
const turns = pLimit(1);

/**
 * Makes the master of an uploaded file, whatever that holds: a WebP that stands upright, in sRGB, no longer than asked for on
 * its longer side, without place, camera or any other note; or something smaller of one. Nothing is left at `target` unless it is made.
 */
export async function makeMaster(order: MasterOrder): Promise<MadeMaster> {
  return turns(() => makeInProcess(order));
}

async function makeInProcess(order: MasterOrder): Promise<MadeMaster> {
  // Resolved from wherever this code runs, as sources or bundled into an app: both have this package beside them.
  const file = createRequire(import.meta.url).resolve('@showroom/store/admin/master-maker');
  const maker = fork(file, [], { execArgv: [], timeout: LONGEST_WORK_MS, killSignal: 'SIGKILL' });
  return new Promise((resolve, reject) => {
    let reply: MadeMaster | undefined;
    maker.once('message', (message) => {
      reply = replySchema.parse(message);
    });
    maker.once('error', reject);
    maker.once('exit', (code, signal) => {
      resolve(reply ?? { code: 'unreadable', problem: `The decoder ended: ${signal ?? `exit code ${code}`}` });
    });
    maker.send({ ...order, maxPixels: mediaMaxPixels });
  });
}
