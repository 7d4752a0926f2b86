// Checks the settings before anything is built. Errors name the variable.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { ask, LaunchError, root } from './steps.mjs';

/** A setting's value; an empty one counts as unset. */
export function readSetting(name, fallback) {
  return process.env[name] || fallback;
}

/** @throws LaunchError if it isn't a port */
export function readPort(name, fallback) {
  const text = readSetting(name, String(fallback));
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LaunchError(`${name} must be a port between 1 and 65535; it is "${text}".`);
}

/**
 * Checks that each server, `{ port, setting }`, can listen on its port.
 * @throws LaunchError that names all ports in use, and the settings that change them
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

/** @throws LaunchError if the directory can't be created or written to */
export function requireDataDir(dataDir) {
  let nearest = dataDir;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  try {
    if (statSync(nearest).isDirectory()) return accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch {
    // Reported below.
  }
  throw new LaunchError(`DATA_DIR must be a directory that can be written to; ${nearest} is not.`);
}

/**
 * Checks the settings with the apps' own rules, which need the installed packages.
 * @throws LaunchError with a sentence for each invalid setting
 */
export function requireSettings(folders) {
  const frame = join(root, 'packages', 'app-frame');
  const modules = folders.map((folder) => join(root, 'apps', folder, 'server', 'settings.ts'));
  const said = ask(
    process.execPath,
    ['--import', 'tsx', join('src', 'settings', 'check-settings.ts'), ...modules],
    {},
    frame,
  );
  if (said.status !== 0) throw new LaunchError(said.errors.trim() || 'The settings could not be checked.');
}
