// What can be wrong with the settings is said before anything is built, in sentences that name the variable.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { environment, LaunchError, root } from './steps.mjs';

/** A setting as it was given; an empty one counts as unset. */
export function readSetting(name, fallback) {
  return process.env[name] || fallback;
}

/** @throws LaunchError when it is not a port. */
export function readPort(name, fallback) {
  const text = readSetting(name, String(fallback));
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LaunchError(`${name} must be a port between 1 and 65535; it is "${text}".`);
}

/**
 * Resolves when each server, `{ port, setting }`, can listen on a port of its own.
 * @throws LaunchError that names all the ports that are taken, and the settings that move them.
 */
export async function requireFreePorts(servers, host) {
  const [first, second] = servers;
  if (first.port === second.port) {
    throw new LaunchError(
      `${first.setting} and ${second.setting} are both ${first.port}; each server needs a port of its own.`,
    );
  }
  const taken = [];
  for (const server of servers) {
    const error = await tryPort(server.port, host);
    if (error?.code === 'EADDRINUSE') taken.push(server);
    else if (error?.code === 'EACCES') {
      throw new LaunchError(`${server.setting} must be a port that this user may open; ${server.port} is not.`);
    } else if (error) {
      throw new LaunchError(`HOST must be an address of this machine, such as 127.0.0.1; it is "${host}".`);
    }
  }
  if (taken.length === 0) return;
  const ports = taken.map(({ port }) => port).join(' and ');
  const others = taken.map(({ port, setting }) => `${setting}=${port + 10}`).join(' ');
  throw new LaunchError(
    taken.length === 1
      ? `Port ${ports} is taken by another program. Stop it, or choose another port: ${others} npm start`
      : `Ports ${ports} are taken by other programs. Stop them, or choose other ports: ${others} npm start`,
  );
}

function tryPort(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** @throws LaunchError when the directory cannot be written to, or could not be made. */
export function requireDataDir(dataDir) {
  let nearest = dataDir;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  try {
    if (statSync(nearest).isDirectory()) return accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch {
    // Said below.
  }
  throw new LaunchError(`DATA_DIR must be a directory that can be written to; ${nearest} is not.`);
}

/**
 * Lets the apps read their settings by their own rules, which need what is installed.
 * @throws LaunchError with a sentence for each setting that does not fit.
 */
export async function requireSettings(folders) {
  const said = await Promise.all(folders.map((folder) => checkSettings(join(root, 'apps', folder))));
  // Settings that both read are wrong for both.
  const sentences = new Set(said.join('').split('\n').filter(Boolean));
  if (sentences.size > 0) throw new LaunchError([...sentences].join('\n'));
}

function checkSettings(app) {
  return new Promise((resolve, reject) => {
    const child = spawn(join(app, 'node_modules', '.bin', 'tsx'), [join(app, 'server', 'check-settings.ts')], {
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
    child.on('error', (error) => reject(new LaunchError(`The settings could not be checked: ${error.message}`)));
    child.on('close', (code) =>
      resolve(code === 0 ? '' : errors || `The settings of ${app} could not be checked (exit ${code}).\n`),
    );
  });
}
