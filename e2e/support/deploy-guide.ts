import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

const root = resolve(import.meta.dirname, '..', '..');

/** Programs that only a real server has, or that would change this machine. They aren't run. */
const LEFT_OUT = /^(?:apt-get|adduser|caddy|chgrp|curl|editor|git clone|systemctl)\b/;
/** Installing and building a release, which the test run has already done. */
const BUILDING = /^npx --yes pnpm@\S+ (?:install|exec turbo run build)\b/;

/** The lines of all code blocks under a heading of docs/deploy.md, in order. */
export function readCommands(heading: string): readonly string[] {
  const guide = readFileSync(join(root, 'docs', 'deploy.md'), 'utf8');
  const [, rest] = guide.split(`\n## ${heading}\n`);
  if (rest === undefined) throw new Error(`docs/deploy.md has no section "${heading}"`);
  const [section = ''] = rest.split('\n## ');
  return section.split('\n').flatMap((line) => (line.startsWith('    ') ? [line.slice(4)] : []));
}

/**
 * Turns the commands into a script for this machine: below `place` instead of `/`, as the current user, without `LEFT_OUT` and
 * `BUILDING`. This checkout stands in for a release.
 */
export function toScript(commands: readonly string[], place: string): string {
  const lines = commands
    .filter((command) => !LEFT_OUT.test(command) && !BUILDING.test(command))
    .map((command) =>
      below(place, command).replace('runuser -u showroom -- ', '').replace('-o showroom -g showroom ', ''),
    );
  return ['set -euo pipefail', ...lines].join('\n');
}

/** How systemd would start a server: three lines of its unit, below `place`. */
export function readUnit(name: string, place: string) {
  const unit = below(place, readFileSync(join(root, 'docs', 'deploy', `${name}.service`), 'utf8'));
  const read = (key: string) => [...unit.matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].map(([, value = '']) => value);
  const [folder = ''] = read('WorkingDirectory');
  const [command = ''] = read('ExecStart');
  const [program, ...args] = command.split(' ');
  if (program !== '/usr/bin/node') throw new Error(`${name} is not started by Node: ${command}`);
  const settings = Object.assign({}, ...read('EnvironmentFile').map((file) => parseEnv(readFileSync(file, 'utf8'))));
  return { folder, args, settings: settings as Record<string, string> };
}

/** A text of the guide with its folders moved below `place`. */
export function below(place: string, text: string): string {
  return text.replaceAll(/\/(?:srv\/showroom|etc\/(?:showroom|systemd|caddy)|var\/lib\/showroom)\b/g, `${place}$&`);
}
