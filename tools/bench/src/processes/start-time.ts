import { startChild, stopChild } from './child-processes.ts';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { measured, type Measurement } from '../figures/measurement.ts';
import { makeThrowAwayFolder } from './run-servers.ts';
import { startTarget } from '../figures/targets.ts';
import { childEnvironment, workspace } from '../workspace.ts';

const TIMEOUT_MS = 60_000;
const TAIL_LENGTH = 4_000;

/**
 * How long `npm start` takes with everything built, until both addresses are printed. The first time, which may still
 * fill a cache, is not counted; each time begins with an empty data folder.
 */
export async function measureStart(runs: number): Promise<Measurement> {
  const seconds: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const took = await timeStart();
    if (run > 0) seconds.push(took);
  }
  return measured('npm start', startTarget, seconds);
}

async function timeStart(): Promise<number> {
  const ports = [await findFreePort(), await findFreePort()] as const;
  const env = childEnvironment({
    DATA_DIR: makeThrowAwayFolder(),
    SITE_PORT: String(ports[0]),
    ADMIN_PORT: String(ports[1]),
  });
  const startedAt = performance.now();
  const child = startChild('npm', ['start'], {
    cwd: workspace,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      let output = '';
      const giveUp = (why: string) => reject(new Error(`npm start ${why}.\n${output.slice(-TAIL_LENGTH)}`));
      const timer = setTimeout(() => giveUp('printed no addresses within a minute'), TIMEOUT_MS);
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (!ports.every((port) => printsAddress(output, port))) return;
        clearTimeout(timer);
        resolve();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('error', reject);
      child.once('exit', (code) => {
        clearTimeout(timer);
        giveUp(`stopped (exit ${code})`);
      });
    });
    return (performance.now() - startedAt) / 1_000;
  } finally {
    await stopChild(child);
  }
}

/** Whether a line for people names the port. The servers' own log lines, which come earlier, do not count. */
export function printsAddress(output: string, port: number): boolean {
  return output.split('\n').some((line) => new RegExp(`^\\s*\\w+\\s+http://\\S+:${port}/\\S*\\s*$`).test(line));
}
