import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findPublishedByIds } from '../content/published/read-published.ts';
import { fileShelf, reader } from '../database/handles.ts';
import { runOnStore } from '../testing/child-process.ts';
import { ageStoredFiles, listStoredFiles } from '../testing/stored-files.ts';
import { temporaryDirectory, temporaryStore } from '../testing/temporary-store.ts';
import { findMediumMaster } from './find-medium-master.ts';
import { media } from './medium.ts';

const KILLS = 2;
/** A decoder is started for each picture, on a machine that may be busy. */
const LONGEST_MS = 240_000;

it(
  'has every acknowledged picture and no extra files when the process is killed',
  { timeout: LONGEST_MS },
  async () => {
    const dataDir = await temporaryDirectory();
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = await runOnStore('testing/upload-forever.ts', dataDir, [String(kill)]);
      await child.waitForLines(1);
      await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 400));
      child.process.kill('SIGKILL');
      expect(await child.ended).toBeNull();
      acknowledged.push(...child.lines());
    }

    // The clock of the processes that were killed.
    const store = await temporaryStore({ dataDir, clock: { now: () => new Date() } });
    const shown = await findPublishedByIds(store, media, acknowledged);
    for (const id of acknowledged) expect(shown.get(id)?.fields.widthPx).toBeGreaterThanOrEqual(400);
    // Whatever has a row has its bytes, acknowledged or not.
    const files = await reader(store).selectFrom('medium_file').selectAll().execute();
    expect(files.length).toBeGreaterThanOrEqual(2 * acknowledged.length);
    for (const { content_id: id, sha256 } of files) {
      const master = await findMediumMaster(store, { id, hash: sha256.slice(0, 8) });
      const bytes = (await master?.read()) ?? Buffer.alloc(0);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    // What was kept for a row that never came is swept.
    await ageStoredFiles(store);
    expect(await fileShelf(store).sweepOrphans()).toBeLessThanOrEqual(KILLS);
    expect((await listStoredFiles(store)).toSorted()).toEqual(files.map((file) => file.stored_name).toSorted());
  },
);
