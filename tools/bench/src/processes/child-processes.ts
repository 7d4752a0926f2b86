import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** A child process that must not outlive this one. With a group of its own, the whole group is stopped. */
interface Owned {
  readonly child: ChildProcess;
  readonly leadsGroup: boolean;
}

const running = new Set<Owned>();
const cleanups = new Set<() => void>();
const STOP_TIMEOUT_MS = 10_000;

process.once('exit', () => {
  for (const owned of running) signal(owned, 'SIGKILL');
  for (const cleanUp of cleanups) cleanUp();
});
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(130));

/** Starts a process that doesn't outlive this one. `detached` gives it a process group. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  const owned: Owned = { child, leadsGroup: options.detached === true };
  running.add(owned);
  child.once('exit', () => {
    // A group may have more members than its leader.
    if (!owned.leadsGroup) running.delete(owned);
  });
  return child;
}

/** Stops a process with SIGTERM, after ten seconds with SIGKILL, and waits until its group is gone. */
export async function stopChild(child: ChildProcess): Promise<void> {
  const owned = [...running].find((candidate) => candidate.child === child);
  if (owned === undefined) return;
  signal(owned, 'SIGTERM');
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (isAlive(owned) && performance.now() < deadline) await pause(25);
  if (isAlive(owned)) signal(owned, 'SIGKILL');
  while (isAlive(owned)) await pause(25);
  running.delete(owned);
}

/** Has something done when this process ends, however it ends. It must not wait for anything. */
export function cleanUpAtExit(cleanUp: () => void): void {
  cleanups.add(cleanUp);
}

export function pause(ms: number): Promise<void> {
  return new Promise((wake) => {
    setTimeout(wake, ms);
  });
}

function isAlive(owned: Owned): boolean {
  if (!owned.leadsGroup) return owned.child.exitCode === null && owned.child.signalCode === null;
  return signal(owned, 0);
}

/** Sends a signal; false when no one is left to receive it. */
function signal({ child, leadsGroup }: Owned, name: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false;
  try {
    return process.kill(leadsGroup ? -child.pid : child.pid, name);
  } catch {
    return false;
  }
}
