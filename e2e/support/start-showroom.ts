import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openMailbox } from './mailbox.ts';
import { findFreePort, startServer } from './server-process.ts';
import { announceShowroom, type Showroom } from './showroom.ts';

const root = resolve(import.meta.dirname, '..', '..');
const outputFolder = resolve(import.meta.dirname, '..', 'test-results');
const mailTo = 'owner@showroom.example';

/**
 * Starts both production builds over an empty store, with a real mail server beside them. Playwright calls the function
 * it returns at the end: that one stops the servers as an owner would, and removes the data.
 */
export default async function startShowroom(): Promise<() => Promise<void>> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    const problems: unknown[] = [];
    for (const step of undo.toReversed()) await step().catch((problem: unknown) => problems.push(problem));
    if (problems.length > 0) throw new Error(problems.map(String).join('\n'));
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'showroom-e2e-'));
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const dataDir = join(folder, 'data');
    await keepPicturesBetweenRuns(dataDir);
    const owner = prepareStore(dataDir);

    const mailbox = await openMailbox(join(folder, 'mail'));
    undo.push(() => mailbox.close());
    await mkdir(outputFolder, { recursive: true });

    const shared = { DATA_DIR: dataDir, HOST: '127.0.0.1', TRUST_PROXY: '1' };
    const [sitePort, adminPort] = [await findFreePort(), await findFreePort()];
    const site = await startServer({
      folder: join(root, 'apps', 'site'),
      port: sitePort,
      settings: { ...shared, SITE_PORT: String(sitePort), SMTP_URL: mailbox.url, MAIL_TO: mailTo },
      logFile: join(outputFolder, 'site.log'),
    });
    undo.push(() => site.stop());
    const admin = await startServer({
      folder: join(root, 'apps', 'admin'),
      port: adminPort,
      settings: { ...shared, ADMIN_PORT: String(adminPort) },
      logFile: join(outputFolder, 'admin.log'),
    });
    undo.push(() => admin.stop());

    announceShowroom({ siteUrl: site.url, adminUrl: admin.url, owner, mailTo, mailFolder: mailbox.folder });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Delivery sizes of pictures carry their content in their name: made once, they serve every later run. */
async function keepPicturesBetweenRuns(dataDir: string): Promise<void> {
  const cache = resolve(import.meta.dirname, '..', '.cache', 'pictures');
  await mkdir(cache, { recursive: true });
  await mkdir(join(dataDir, 'cache'), { recursive: true });
  await symlink(cache, join(dataDir, 'cache', 'pictures'));
}

/** Makes the store as `npm start` does, and answers with the owner's first password. */
function prepareStore(dataDir: string): Showroom['owner'] {
  const store = join(root, 'packages', 'store');
  const tsx = join(store, 'node_modules', '.bin', process.platform === 'win32' ? 'tsx.cmd' : 'tsx');
  if (!existsSync(tsx)) throw new Error('The workspace is not installed: run `npm start` once.');
  const run = spawnSync(tsx, [join(store, 'src', 'bin', 'prepare.ts')], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const answer: unknown = JSON.parse(run.stdout.trim().split('\n').at(-1) || '{}');
  const owner = typeof answer === 'object' && answer !== null && 'owner' in answer ? answer.owner : null;
  if (!isAccount(owner)) throw new Error(`The store could not be prepared.\n${run.stdout}${run.stderr}`);
  return owner;
}

function isAccount(value: unknown): value is Showroom['owner'] {
  return typeof value === 'object' && value !== null && 'username' in value && 'password' in value;
}
