// Shared by `npm start` and `npm test`. Plain JavaScript with Node's own modules, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const isWindows = process.platform === 'win32';
const pinnedPnpm = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;

/** An expected failure. Only its message is printed. */
export class LaunchError extends Error {}

/** The environment of every child process: the workspace's tools first on the path, no telemetry, no prompts. */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // The lint and type checker ends before its memory fills; garbage collection was a quarter of its time.
  GOGC: process.env.GOGC ?? '400',
  // Update notices and prompts need a terminal.
  CI: process.env.CI ?? 'true',
};

/** The environment of an app's server. Variables that are already set win. */
export function serverEnvironment(app) {
  const said = ['packages/web-server', `apps/${app}`].map((folder) =>
    parseEnv(readFileSync(join(root, folder, 'server.env'), 'utf8')),
  );
  return { ...Object.assign({}, ...said), ...environment };
}

/** More than all databases, uploads and browsers of a test run use at once. */
const ENOUGH_MEMORY_BYTES = 4e9;

/**
 * A folder in memory for temporary test data; undefined if the system has none or too little room. A thousand tests each copy a
 * database, which takes a second on a busy disk.
 */
export function findMemoryFolder(folder = '/dev/shm', enoughBytes = ENOUGH_MEMORY_BYTES) {
  if (process.env.TMPDIR !== undefined || !existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  // The size limit of the folder, and the machine's free memory.
  return Math.min(bavail * bsize, freemem()) > enoughBytes ? folder : undefined;
}

const ENOUGH_NODE = [20, 19];

/** Refuses a Node version that is too old, naming the required one. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > ENOUGH_NODE[0] || (major === ENOUGH_NODE[0] && minor >= ENOUGH_NODE[1])) return;
  throw new LaunchError(`Node ${ENOUGH_NODE.join('.')} or later is needed; this is ${process.versions.node}.`);
}

/**
 * Runs a command and passes its output through.
 * @throws LaunchError that names the step, or a full disk if that was the cause
 */
function run(step, command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: isWindows,
      ...options,
    });
    let tail = '';
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk);
      tail = (tail + chunk).slice(-20_000);
    });
    child.on('error', (error) => reject(new LaunchError(`${step} could not start: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new LaunchError(diskIsFull(tail) ?? `${step} failed (exit ${code}); the lines above say why.`));
    });
  });
}

/** One sentence if the text of a failure says that the disk is full, otherwise null. */
export function diskIsFull(text) {
  return /ENOSPC|no space left on device|database or disk is full/i.test(text)
    ? `The disk is full. Free some space on the disk that holds ${root} and run the command again; nothing was lost.`
    : null;
}

/** Installs what the lockfile says. The first time npm fetches the pinned pnpm; later the installed one is used. */
export async function install() {
  const local = join(root, 'node_modules', '.bin', isWindows ? 'pnpm.cmd' : 'pnpm');
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  if (existsSync(local)) await run('Installing', local, args);
  else await run('Installing', 'npm', ['exec', '--yes', '--', pinnedPnpm, ...args]);
}

/** Runs Turborepo tasks, using its cache. */
export function turbo(step, args) {
  return run(step, 'turbo', ['run', ...args]);
}

/** A smaller Chromium for headless use: the journeys take two thirds of the time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Finds a Chromium for browser tests: CHROMIUM_PATH, then the usual paths, the fastest first. Null if there is none. */
function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    HEADLESS_SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/**
 * Finds a Chromium for browser tests. Installs Debian's headless shell if it's missing and packages can be installed; otherwise a full
 * Chromium will do.
 * @throws LaunchError that says what to do
 */
export async function requireChromium() {
  const found = findChromium();
  const isEnough = found && (process.env.CHROMIUM_PATH || found === HEADLESS_SHELL || !canInstallPackages());
  if (isEnough) return found;
  if (!canInstallPackages()) {
    throw new LaunchError('The browser tests need Chromium: install it, or set CHROMIUM_PATH to the one you have.');
  }
  try {
    await installPackage('chromium-headless-shell');
  } catch (error) {
    if (!found) throw error;
    process.stderr.write(`${error.message} The tests continue in ${found}, more slowly.\n`);
  }
  const installed = findChromium();
  if (!installed) throw new LaunchError('Chromium was installed but is not where it was expected; set CHROMIUM_PATH.');
  return installed;
}

/** Finds the folder with PostgreSQL's programs: POSTGRES_BIN, Debian's latest, then the path. Null if there is none. */
function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const places = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return places.find((place) => place && existsSync(join(place, 'initdb'))) ?? null;
}

/**
 * Finds PostgreSQL's programs, or installs Debian's.
 * @throws LaunchError that says what to do
 */
export async function requirePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (!canInstallPackages()) {
    throw new LaunchError(
      "The tests need PostgreSQL's programs: install it (on Debian the package postgresql), or set POSTGRES_BIN to the folder that holds initdb.",
    );
  }
  // The tests start their own servers, so the package doesn't have to.
  mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true });
  writeFileSync('/etc/postgresql-common/createcluster.d/programs-only.conf', 'create_main_cluster = false\n');
  await installPackage('postgresql');
  const installed = findPostgres();
  if (!installed) throw new LaunchError('PostgreSQL was installed but is not where it was expected; set POSTGRES_BIN.');
  return installed;
}

function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

async function installPackage(name) {
  const apt = { env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('Reading the package lists', 'apt-get', ['update', '-qq'], apt);
  await run(`Installing ${name}`, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], apt);
}

/** Runs a short program and returns its output. */
export function ask(command, args, env, cwd = root) {
  const result = spawnSync(command, args, {
    cwd,
    env: { ...environment, ...env },
    encoding: 'utf8',
  });
  return {
    status: result.status,
    output: result.stdout ?? '',
    errors: result.stderr ?? String(result.error ?? ''),
  };
}

/** Prints an expected failure as one line, a bug with its stack, and exits with 1. */
export function fail(error) {
  if (error instanceof LaunchError) process.stderr.write(`\n${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (diskIsFull(error.message) ?? error.stack) : String(error)}\n`);
  process.exit(1);
}
