import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { z } from 'zod';
import type { PictureRecipe } from './picture-recipe.ts';

/** `now`: a visitor waits; `soon`: a visitor sees a substitute; `later`: only when there is nothing else to do. */
export type EncodingUrgency = 'now' | 'soon' | 'later';

/** A picture placed on another and cropped to its area, in pixels of the other. */
export interface PictureLayer {
  readonly data: Uint8Array;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The part that stays after cropping. */
  readonly position: 'centre' | 'right';
}

export interface PictureInput {
  readonly data: Uint8Array;
  readonly layers: readonly PictureLayer[];
  /** Focal point of crops, as shares from the top left; the centre by default. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

export interface PictureEncoding {
  /** Makes a picture from a master. Rejects with the encoder's error, or when the encoder is stopped. */
  encode(source: PictureInput, recipe: PictureRecipe, urgency: EncodingUrgency): Promise<Buffer>;
  stop(): void;
}

interface Job {
  readonly id: number;
  readonly source: PictureInput;
  readonly recipe: PictureRecipe;
  readonly urgency: EncodingUrgency;
  readonly resolve: (data: Buffer) => void;
  readonly reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
  /** How often the encoder crashed while making it. */
  ends: number;
}

const encoderReplySchema = z.object({
  id: z.number(),
  data: z.instanceof(Uint8Array).optional(),
  problem: z.string().optional(),
});

const AT_ONCE = 2;
/** Room for two unpacked pictures of 100 megapixels. */
const MOST_MEMORY_MB = 1_200;
const IDLE_TIMEOUT_MS = 5_000;
/** An encoder that runs longer was given a malicious file: the largest picture takes about ten seconds. */
const LONGEST_WORK_MS = 120_000;
/** The encoder may crash because of another picture. After this many crashes, this one is the cause. */
const MOST_ENDS = 3;
/** Below the server's priority: pages come first. */
const ENCODER_PRIORITY = 10;

/** Creates an encoder whose process starts with the first picture and ends when there are no more. */
export function createPictureEncoding(
  options: { readonly longestWorkMs?: number; readonly memoryMb?: number } = {},
): PictureEncoding {
  const waiting: Readonly<Record<EncodingUrgency, Job[]>> = { now: [], soon: [], later: [] };
  const underWay = new Map<number, Job>();
  let lastId = 0;
  let encoder: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function startNext() {
    // One place stays free for the next visitor.
    while (underWay.size < AT_ONCE) {
      const job =
        waiting.now.shift() ?? waiting.soon.shift() ?? (underWay.size === 0 ? waiting.later.shift() : undefined);
      if (job === undefined) break;
      underWay.set(job.id, job);
      clearTimeout(idleTimer);
      encoder ??= startEncoder();
      const working = encoder;
      job.timer = setTimeout(() => working.kill('SIGKILL'), options.longestWorkMs ?? LONGEST_WORK_MS).unref();
      // A failing send means that the process is ending.
      working.send({ id: job.id, source: job.source, recipe: job.recipe }, () => undefined);
    }
    if (underWay.size === 0 && encoder !== undefined) {
      idleTimer = setTimeout(endEncoder, IDLE_TIMEOUT_MS).unref();
    }
  }

  function startEncoder(): ChildProcess {
    // Resolved from wherever this code runs, as source or bundled into an app: both have this package next to them.
    const path = createRequire(import.meta.url).resolve('@showroom/web-server/picture-encoder');
    const { memoryMb = MOST_MEMORY_MB } = options;
    const started = fork(path, [String(memoryMb)], {
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
    });
    if (started.pid !== undefined) lowerPriority(started.pid);
    started.unref();
    started.channel?.unref();
    started.on('message', (message) => settle(message));
    const onEnd = (reason: string) => {
      if (encoder !== started) return;
      encoder = undefined;
      for (const job of removeRunningJobs()) {
        job.ends += 1;
        if (job.ends < MOST_ENDS) waiting[job.urgency].unshift(job);
        else job.reject(new Error(`The image encoder stopped ${MOST_ENDS} times: ${reason}`));
      }
      startNext();
    };
    started.once('error', (error) => onEnd(error.message));
    started.once('exit', (code, signal) => onEnd(signal ?? `exit code ${code}`));
    return started;
  }

  function settle(message: unknown) {
    const { id, data, problem } = encoderReplySchema.parse(message);
    const job = underWay.get(id);
    clearTimeout(job?.timer);
    underWay.delete(id);
    if (data !== undefined) job?.resolve(Buffer.from(data));
    else job?.reject(new Error(problem));
    startNext();
  }

  function endEncoder() {
    const ended = encoder;
    encoder = undefined;
    if (ended?.connected === true) ended.disconnect();
  }

  function removeRunningJobs(): Job[] {
    const jobs = [...underWay.values()];
    for (const { timer } of jobs) clearTimeout(timer);
    underWay.clear();
    return jobs;
  }

  return {
    encode(source, recipe, urgency) {
      if (isStopped) return Promise.reject(new Error('The image encoder is stopped'));
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting[urgency].push({ id: lastId, source, recipe, urgency, resolve, reject, ends: 0 });
        startNext();
      });
    },
    stop() {
      isStopped = true;
      clearTimeout(idleTimer);
      const jobs = [...removeRunningJobs(), ...Object.values(waiting).flatMap((list) => list.splice(0))];
      for (const job of jobs) job.reject(new Error('The image encoder is stopped'));
      endEncoder();
    },
  };
}

function lowerPriority(pid: number) {
  try {
    setPriority(pid, ENCODER_PRIORITY);
  } catch {
    // Some containers forbid it.
  }
}
