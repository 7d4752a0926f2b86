// `npm start`: everything from a fresh clone to two running servers, and again in seconds when nothing changed.
// `npx pnpm demo`: the same on throw-away data, with sample leads, views and comments, and the password on the login page.
// With `--no-build` what is installed and built already is started as it is.
import { parseArgs } from 'node:util';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { readPort, readSetting, requireDataDir, requireFreePorts, requireSettings } from './settings.mjs';
import { ask, diskIsFull, fail, install, LaunchError, requireNode, root, serverEnvironment, turbo } from './steps.mjs';

const HEALTH_TIMEOUT_MS = 5_000;
const HELP = `Starts the site and the admin and keeps them running. Press Ctrl+C to stop them.

  npm start                   installs, builds what changed, opens the store in data/ and starts both
  npm start -- --no-build     starts what is already installed and built
  npm start -- --demo         starts both with sample data, deleted when you stop (or: npx pnpm demo)
  npm start -- --help         shows this help

Settings are environment variables, such as SITE_PORT, ADMIN_PORT, HOST and DATA_DIR. README.md lists them all.
`;

const { demo: isDemo, 'no-build': isBuilt } = readOptions();
const host = readSetting('HOST', '127.0.0.1');
const dataDir = isDemo ? mkdtempSync(join(tmpdir(), 'showroom-demo-')) : resolve(root, readSetting('DATA_DIR', 'data'));
if (isDemo) process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
/** A demo never uses the database of the real data. */
const demoSettings = isDemo ? { DATABASE_URL: '' } : {};
const apps = [
  { name: 'site', folder: 'site', label: 'Site ', setting: 'SITE_PORT', usualPort: 3000, path: '/' },
  { name: 'admin', folder: 'admin', label: 'Admin', setting: 'ADMIN_PORT', usualPort: 3001, path: '/admin' },
];

try {
  requireNode();
  for (const app of apps) app.port = readPort(app.setting, app.usualPort);
  await requireFreePorts(apps, host);
  requireDataDir(dataDir);
  if (!isBuilt) await install();
  requireSettings(apps.map(({ folder }) => folder));
  if (!isBuilt) {
    await turbo('Building', [
      'build',
      '--filter=@showroom/site',
      '--filter=@showroom/admin',
      '--output-logs=errors-only',
    ]);
  }
  const owner = prepareStore();
  // At once, so that the password isn't lost if a server fails to start.
  if (owner) showOwner(owner);
  await runApps(owner);
} catch (error) {
  fail(error);
}

/** Prints the help, or what is wrong with the options, and exits. */
function readOptions() {
  const isSwitch = { type: 'boolean', default: false };
  try {
    const { values } = parseArgs({
      // pnpm passes on the `--` before its script's options.
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: { demo: isSwitch, 'no-build': isSwitch, help: { ...isSwitch, short: 'h' } },
    });
    if (!values.help) return values;
    process.stdout.write(HELP);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`\n${error.message.split('. ')[0]}.\n\n${HELP}`);
    process.exit(2);
  }
}

/** Opens or creates the store, migrates it and fills an empty one. Returns the owner's account if it was just created. */
function prepareStore() {
  const answer = ask(process.execPath, [join(root, 'apps', 'admin', 'build', 'server', 'prepare-store.js')], {
    DATA_DIR: dataDir,
    DEMONSTRATION: String(isDemo),
    ...demoSettings,
  });
  const line = answer.output.trim().split('\n').at(-1) ?? '';
  let result;
  try {
    result = JSON.parse(line);
  } catch {
    throw new LaunchError(
      diskIsFull(answer.errors) ?? `The store could not be opened.\n${answer.errors || answer.output}`,
    );
  }
  if (result.error) throw new LaunchError(result.message);
  return result.owner;
}

function showOwner({ username, password }) {
  process.stdout.write(
    `\n  The owner's account was created. Save the password now; it is shown only once:\n\n    username  ${username}\n    password  ${password}\n`,
  );
}

/** Runs both servers until they are stopped. */
async function runApps(owner) {
  const running = keepRunning(
    apps.map((app) => ({
      name: app.name,
      script: join(root, 'apps', app.folder, 'build', 'server', 'index.js'),
      cwd: join(root, 'apps', app.folder),
      env: {
        WARM_PICTURES: 'true',
        ...serverEnvironment(app.folder),
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        HOST: host,
        [app.setting]: String(app.port),
        ...demoSettings,
        ...(isDemo && owner ? { DEMO_PASSWORD: owner.password } : {}),
      },
      isUp: () => isHealthy(app),
    })),
  );
  const names = await running.up;
  if (names.length > 0) {
    const shownHost = host === '0.0.0.0' ? 'localhost' : host;
    const started = apps.filter(({ name }) => names.includes(name));
    const lines = started.map((app) => `  ${app.label}  http://${shownHost}:${app.port}${app.path}`);
    process.stdout.write(`\n${lines.join('\n')}\n\n  Press Ctrl+C to stop.\n\n`);
  }
  await running.ended;
}

async function isHealthy(app) {
  try {
    const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${app.port}/healthz`;
    return (await fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) })).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}
