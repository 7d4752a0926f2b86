#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '..', '..', '..');
const site = join(workspace, 'apps', 'site');

/** Runs a program to its end, and passes on its output. */
const run = (program, args, cwd) => spawnSync(program, args, { cwd, stdio: 'inherit' }).status ?? 1;

const typed = process.argv.slice(2);
const built = typed.includes('--help')
  ? 0
  : run(
      join(workspace, 'node_modules', '.bin', 'turbo'),
      ['run', 'build', '--filter=@showroom/site', '--output-logs=errors-only'],
      workspace,
    );
process.exitCode =
  built === 0
    ? run(process.execPath, ['--env-file=export/production.env', 'build/server/export.js', ...typed], site)
    : built;
