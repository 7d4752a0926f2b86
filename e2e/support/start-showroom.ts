import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { makeFlatPictures, usePictures } from './flat-pictures.ts';
import { openMailbox } from './mailbox.ts';
import { prepareStore } from './prepare-store.ts';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { startServer, type RunningServer } from './server-process.ts';
import { announceShowrooms, type Database, type Showroom } from './showroom.ts';

const root = resolve(import.meta.dirname, '..', '..');
const outputFolder = resolve(import.meta.dirname, '..', 'test-results');
const mailTo = 'owner@showroom.example';

/** What to undo at the end, in reverse order. */
type Undo = (() => Promise<unknown>)[];

/**
 * Starts both production builds on each of the two databases, with an empty store and a real mail server. Playwright calls the
 * returned function at the end, which stops the servers and deletes the data.
 */
export default async function startShowrooms(): Promise<() => Promise<void>> {
  const undo: Undo = [];
  const stop = async (): Promise<void> => {
    const problems: unknown[] = [];
    for (const step of undo.toReversed()) await step().catch((problem: unknown) => problems.push(problem));
    if (problems.length > 0) throw new Error(problems.map(String).join('\n'));
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'showroom-e2e-'));
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const mailbox = await openMailbox(join(folder, 'mail'));
    undo.push(() => mailbox.close());
    await mkdir(outputFolder, { recursive: true });
    const server = await startThrowAwayPostgres();
    undo.push(() => server.stop());
    const picturesFolder = join(folder, 'pictures');
    await makeFlatPictures(picturesFolder);

    const place = { folder, picturesFolder, mailUrl: mailbox.url };
    const starts = [
      startShowroom(undo, { ...place, database: 'sqlite' }),
      startShowroom(undo, { ...place, database: 'postgres', databaseUrl: server.url('postgres') }),
    ] as const;
    // If one fails, the others must have started before they can be stopped.
    await Promise.allSettled(starts);
    const [sqlite, postgres] = await Promise.all(starts);
    announceShowrooms({ sqlite, postgres, mailFolder: mailbox.folder, picturesFolder });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

interface ShowroomOptions {
  readonly database: Database;
  readonly folder: string;
  readonly picturesFolder: string;
  readonly mailUrl: string;
  readonly databaseUrl?: string;
}

async function startShowroom(
  undo: Undo,
  { database, folder, picturesFolder, mailUrl, databaseUrl = '' }: ShowroomOptions,
): Promise<Showroom> {
  const place = { DATA_DIR: join(folder, database), DATABASE_URL: databaseUrl };
  await usePictures(place.DATA_DIR, picturesFolder);
  const owner = await prepareStore(place);
  const shared = { ...place, HOST: '127.0.0.1', TRUST_PROXY: '1' };
  const start = async (app: 'site' | 'admin', settings: Record<string, string>): Promise<RunningServer> => {
    const port = await findFreePort();
    const running = await startServer({
      folder: join(root, 'apps', app),
      port,
      settings: { ...shared, ...settings, [app === 'site' ? 'SITE_PORT' : 'ADMIN_PORT']: String(port) },
      logFile: join(outputFolder, `${app}-${database}.log`),
    });
    undo.push(() => running.stop());
    return running;
  };
  // Compressing every page takes half a minute in total. Tests with their own servers cover it.
  const site = await start('site', { SMTP_URL: mailUrl, MAIL_TO: mailTo, SHRINK_PAGES: 'false' });
  const admin = await start('admin', { SITE_URL: site.url, SMTP_URL: mailUrl });
  return { siteUrl: site.url, adminUrl: admin.url, owner, mailTo };
}
