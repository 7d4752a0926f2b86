import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import { mastersDir } from '@showroom/pictures/masters-dir';
import type { Log } from '@showroom/web-server/log';
import { createRoomFiles, type RoomFiles } from '../app/visualizer/room/room-files.server.ts';

/** Two rooms, four slabs and an encoder take about 350 MB. A child that holds half of this is replaced after a picture. */
const MEMORY_MB = 900;
/** Later requests are asked to come back: a server renders eight pages at a time, and pictures must leave turns for the others. */
const MOST_WAITING = 4;

/** Starts making pictures of rooms, one at a time. @param program `jobs.ts`, or its bundle */
export function startRoomFiles({
  program,
  cacheDir,
  log,
}: {
  readonly program: string;
  readonly cacheDir: string;
  readonly log: Log;
}): RoomFiles {
  const jobs = createJobRunner({ program, memoryMb: MEMORY_MB, maxWaiting: MOST_WAITING });
  return createRoomFiles({ mastersDir, jobs, cacheDir, log });
}
