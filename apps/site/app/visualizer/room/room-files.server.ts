import { createHash } from 'node:crypto';
import type { JobRunner } from '@showroom/isolated-jobs/job-runner';
import type { Log } from '@showroom/web-server/log';
import { openCappedFolder } from './capped-folder.server.ts';
import { roomFileJob, type RoomFileOrder } from './room-file-job.ts';

/** Composed pictures of rooms and files for their live view: made once, then read from the disk. */
export interface RoomFiles {
  /** The folder that they are made from. */
  readonly mastersDir: string;
  /**
   * Finds a file, or makes it.
   *
   * @param version of all that the file is made from
   * @param mayMake is asked before a new file is made: seconds to wait, or 0
   */
  find(order: RoomFileOrder, version: string, mayMake: () => Promise<number>): Promise<FoundRoomFile>;
  stop(): void;
}

export type FoundRoomFile =
  | { readonly kind: 'found'; readonly data: Uint8Array<ArrayBuffer> }
  /** The visitor asked for too many. */
  | { readonly kind: 'too-many'; readonly retryAfterS: number }
  /** The server has too much to do. */
  | { readonly kind: 'busy'; readonly retryAfterS: number }
  | { readonly kind: 'failed' };

/** About two thousand pictures. */
const MOST_BYTES = 200 * 1024 * 1024;
/** About as long as two pictures take. */
const BUSY_S = 3;
/** After a picture that missed its deadline. */
const LATE_S = 20;

export function createRoomFiles({
  mastersDir,
  jobs,
  cacheDir,
  log,
}: {
  readonly mastersDir: string;
  readonly jobs: JobRunner;
  readonly cacheDir: string;
  readonly log: Log;
}): RoomFiles {
  const folder = openCappedFolder(cacheDir, MOST_BYTES);
  const making = new Map<string, Promise<FoundRoomFile>>();

  async function make(name: string, order: RoomFileOrder): Promise<FoundRoomFile> {
    const startedAt = performance.now();
    const outcome = await jobs.run(roomFileJob, order);
    if (!outcome.ok) {
      const { failed, problem } = outcome;
      if (failed === 'queue-full' || failed === 'stopped') return { kind: 'busy', retryAfterS: BUSY_S };
      log.error('A picture of a room could not be made', { order: nameOrder(order), failed, problem });
      // All take about the same work, so this one waited for the processor.
      return failed === 'too-long' ? { kind: 'busy', retryAfterS: LATE_S } : { kind: 'failed' };
    }
    const data = Uint8Array.from(outcome.value);
    const durationMs = Math.round(performance.now() - startedAt);
    log.info('room picture made', { order: nameOrder(order), bytes: data.byteLength, durationMs });
    await folder.write(name, data).catch((error: unknown) => {
      // A full disk costs the next visitor a second, but this one gets the picture.
      log.warn('A picture of a room could not be saved to disk', { error });
    });
    return { kind: 'found', data };
  }

  return {
    mastersDir,
    async find(order, version, mayMake) {
      const name = `${hashRoomFile(order, version)}.${order.kind === 'picture' ? order.format : order.part}`;
      const data = await folder.read(name);
      if (data !== undefined) return { kind: 'found', data: Uint8Array.from(data) };
      const started = making.get(name);
      if (started !== undefined) return started;
      const waitSeconds = await mayMake();
      if (waitSeconds > 0) return { kind: 'too-many', retryAfterS: waitSeconds };
      const begun = making.get(name) ?? make(name, order).finally(() => making.delete(name));
      making.set(name, begun);
      return begun;
    },
    stop: () => jobs.stop(),
  };
}

/** A hash that differs for files that differ. */
export function hashRoomFile(order: RoomFileOrder, version: string): string {
  return createHash('sha256').update(version).update(JSON.stringify(order)).digest('hex').slice(0, 32);
}

function nameOrder(order: RoomFileOrder): string {
  return order.kind === 'picture' ? `${order.width}.${order.format}` : `${order.part}.${order.width}`;
}
