import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { mediaMaxPixels, type MediaType } from '@showroom/catalog-data/limits';
import pLimit from 'p-limit';
import { z } from 'zod';

/** A decoder that runs longer was given a malicious file: the largest photo takes three seconds. */
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

/** The result for an uploaded file. `unreadable` also means that a decoder crashed on it. */
export type MadeMaster = z.infer<typeof replySchema>;

export interface MasterOrder {
  readonly source: string;
  readonly target: string;
  /** Detected from its content. */
  readonly type: MediaType;
  /** In pixels; 3200 by default. */
  readonly longestSide?: number;
  /** For a PNG for emails: the background colour for transparent parts and the margin in pixels. Otherwise a WebP is made. */
  readonly plate?: { readonly colour: string; readonly margin: number };
}

// One at a time: a large picture takes about 200 MB while it is unpacked, a HEIC of 48 megapixels 520 MB.
const turns = pLimit(1);

/**
 * Makes the master of an untrusted upload: an upright WebP in sRGB, limited in size, without location, camera or other metadata.
 * Leaves no file at `target` unless it succeeds.
 */
export async function makeMaster(order: MasterOrder): Promise<MadeMaster> {
  return turns(() => makeInProcess(order));
}

async function makeInProcess(order: MasterOrder): Promise<MadeMaster> {
  // Resolved from wherever this code runs, as source or bundled into an app: both have this package next to them.
  const file = createRequire(import.meta.url).resolve('@showroom/store/master-maker');
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
