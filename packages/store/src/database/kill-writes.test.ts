import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { findPostgres } from '@showroom/throw-away-postgres/find-postgres';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findSettings } from '../content/settings/save-settings.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import { findLead } from '../leads/inbox/find-lead.ts';
import { findMediumMaster } from '../media/find-medium-master.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { acknowledgedWriteSchema } from '../testing/acknowledged-write.ts';
import type { AcknowledgedWrite } from '../testing/acknowledged-write.ts';
import { runOnStore, runScript } from '../testing/child-process.ts';
import { bySystem, temporaryDirectory, temporaryStore } from '../testing/temporary-store.ts';
import { databaseUrlOf, engine } from '../testing/test-database.ts';
import { reader, writer } from './handles.ts';

/** Acknowledged changes until the last kill: `TRIES=1000` for a long run. */
const WRITES = Number(process.env['TRIES'] ?? 30);
const MOST_A_RUN = 40;

it(
  'has every acknowledged change of whatever sort, and no half of any, when the process is killed in the middle',
  { timeout: 60_000 + WRITES * 500 },
  async () => {
    const dataDir = await temporaryDirectory();
    const acknowledged: AcknowledgedWrite[] = [];
    let kills = 0;
    for (; acknowledged.length < WRITES; kills += 1) {
      const child = await runOnStore('testing/write-forever.ts', dataDir, [String(kills)]);
      await child.waitForLines(5 + Math.floor(Math.random() * (MOST_A_RUN - 5)));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      child.process.kill('SIGKILL');
      expect(await child.ended).toBeNull();
      acknowledged.push(...child.lines().map((line) => acknowledgedWriteSchema.parse(JSON.parse(line))));
    }

    const store = await temporaryStore({ dataDir, clock: { now: () => new Date() } });
    await expectAllKept(store, acknowledged, await databaseUrlOf(dataDir));
    if (WRITES > 100) process.stderr.write(`${acknowledged.length} acknowledged changes, ${kills} kills\n`);
  },
);

it.runIf(engine === 'postgres')(
  'has every acknowledged change, and no visitor twice, when the database is killed under it, and goes on by itself when that is back',
  { timeout: 60_000 + WRITES * 500 },
  async () => {
    const server = await startThrowAwayPostgres();
    onTestFinished(() => server.stop());
    const databaseUrl = server.url('postgres');
    const dataDir = await temporaryDirectory();
    const child = runScript('testing/write-forever.ts', ['0', 'patient'], {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    });
    const listWrites = () => child.lines().map((line) => acknowledgedWriteSchema.parse(JSON.parse(line)));
    const listAcknowledged = () => listWrites().filter(({ what }) => what !== 'refused');
    const countRefused = () => listWrites().length - listAcknowledged().length;
    let kills = 0;
    for (; kills === 0 || listAcknowledged().length < WRITES; kills += 1) {
      const [known, refused] = [listAcknowledged().length, countRefused()];
      const some = 5 + Math.floor(Math.random() * (MOST_A_RUN - 5));
      await vi.waitUntil(() => listAcknowledged().length >= known + some, { timeout: 30_000 });
      await server.crash();
      await vi.waitUntil(() => countRefused() > refused, { timeout: 30_000 });
      await server.restart();
    }
    const known = listAcknowledged().length;
    await vi.waitUntil(() => listAcknowledged().length > known, { timeout: 30_000 });
    child.process.kill('SIGKILL');
    await child.ended;

    const store = await openStore({ dataDir, databaseUrl });
    onTestFinished(() => store.close());
    await expectAllKept(store, listAcknowledged(), databaseUrl);
    if (WRITES > 100) process.stderr.write(`${listAcknowledged().length} acknowledged changes, ${kills} kills\n`);
  },
);

async function expectAllKept(
  store: Store,
  acknowledged: readonly AcknowledgedWrite[],
  databaseUrl: string | undefined,
): Promise<void> {
  await expectWholeDatabase(store, databaseUrl);
  await expectWholeContent(store);
  for (const write of acknowledged) await expectKept(store, write);
  await expectWholePictures(store);
  // Whoever was not answered sent it again.
  const leads = reader(store).selectFrom('lead').select('email').groupBy('email');
  expect(await leads.having((eb) => eb.fn.countAll(), '>', 1).execute()).toEqual([]);
}

async function expectKept(store: Store, write: AcknowledgedWrite): Promise<void> {
  switch (write.what) {
    case 'content':
    case 'deleted': {
      const { id, revision } = write;
      const row = await reader(store).selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      // Later changes came over it; the last may have been kept without having been acknowledged.
      expect(row.revision).toBeGreaterThanOrEqual(revision);
      if (write.what === 'deleted') return expect(row.deleted_at).not.toBeNull();
      if (row.revision === revision) expect(row.title).toBe(write.title);
      if (!write.isPublic) return;
      const shown = reader(store).selectFrom('content_publication').select('title').where('content_id', '=', id);
      expect(await shown.where('revision', '=', revision).executeTakeFirst()).toEqual({ title: write.title });
      return;
    }
    case 'settings': {
      const { revision, fields } = await findSettings(store, settingsGroups.business);
      expect(revision).toBeGreaterThanOrEqual(write.revision);
      if (revision === write.revision) expect(fields.brand).toBe(write.brand);
      return;
    }
    case 'lead':
    case 'note': {
      const lead = await findLead(store, write.leadId);
      expect([lead?.files.length, lead?.mails.length]).toEqual([1, 2]);
      if (write.what === 'note') expect(lead?.notes.map(({ words }) => words)).toContain(write.note);
      // A status and the note that names it are one change.
      const last = lead?.notes.toSorted((a, b) => writeNumber(b.words) - writeNumber(a.words))[0];
      if (last !== undefined) expect(last.words.split(' ')[0]).toBe(lead?.status);
      return;
    }
    case 'comment': {
      const comment = reader(store).selectFrom('comment').select('status').where('words', '=', write.words);
      expect(await comment.execute()).toEqual([{ status: 'pending' }]);
      return;
    }
    case 'picture': {
      const files = reader(store).selectFrom('medium_file').selectAll().where('content_id', '=', write.id);
      expect(await files.execute()).toHaveLength(1);
    }
  }
}

function writeNumber(words: string): number {
  return Number(words.split(' ').at(-1));
}

/** Every thing has a line of its history for each of its revisions, and each publication is of one of them. */
async function expectWholeContent(store: Store): Promise<void> {
  const changes = await reader(store)
    .selectFrom('content')
    .leftJoin('content_change', 'content_change.content_id', 'content.id')
    .select((eb) => ['content.id', 'content.revision', eb.fn.count<number>('content_change.revision').as('changes')])
    .groupBy(['content.id', 'content.revision'])
    .execute();
  expect(changes.filter((thing) => thing.revision !== thing.changes)).toEqual([]);
  const unknown = await reader(store)
    .selectFrom('content_publication as shown')
    .leftJoin('content_change as change', (join) =>
      join.onRef('change.content_id', '=', 'shown.content_id').onRef('change.revision', '=', 'shown.revision'),
    )
    .select(['shown.content_id', 'shown.revision'])
    .where('change.revision', 'is', null)
    .execute();
  expect(unknown).toEqual([]);
}

async function expectWholePictures(store: Store): Promise<void> {
  for (const { content_id: id, sha256 } of await reader(store).selectFrom('medium_file').selectAll().execute()) {
    const master = await findMediumMaster(store, { id, hash: sha256.slice(0, 8) });
    const bytes = (await master?.read()) ?? Buffer.alloc(0);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
}

/** By the database's own checks. PostgreSQL's takes its time: a long run has it. */
async function expectWholeDatabase(store: Store, databaseUrl = ''): Promise<void> {
  if (engine === 'sqlite') {
    const check = (pragma: string) =>
      bySystem(store, async (transaction) => (await sql.raw(`pragma ${pragma}`).execute(writer(transaction))).rows);
    expect(await check('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await check('foreign_key_check')).toEqual([]);
    return;
  }
  if (WRITES <= 100) return;
  // It ends with another code, and this throws, when a table or an index is not whole.
  execFileSync(path.join(findPostgres(), 'pg_amcheck'), ['--install-missing', '--heapallindexed', databaseUrl]);
}
