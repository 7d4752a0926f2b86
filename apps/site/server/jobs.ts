// The child processes that render the owner's texts and compose rooms; see `startSiteTexts` and `startRoomFiles`.
import { implementJob, runJobs } from '@showroom/isolated-jobs/run-jobs';
import { drawTextJob } from '../app/content/draw-text-job.ts';
import { drawText } from '../app/content/draw-text.ts';
import { roomFileJob } from '../app/visualizer/room/room-file-job.ts';

runJobs([
  implementJob(drawTextJob, drawText),
  implementJob(roomFileJob, async (order) => {
    // The child that renders texts never loads the picture library.
    const { makeRoomFile } = await import('../app/visualizer/room/make-room-file.server.ts');
    return makeRoomFile(order);
  }),
]);
