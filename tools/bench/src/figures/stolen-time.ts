import { readFileSync } from 'node:fs';

/** What a machine's processors have spent since it was started, in the system's ticks. */
interface Ticks {
  /** For which they were wanted, and the host of the machine gave them to others. */
  readonly stolen: number;
  readonly all: number;
}

/** From here on, a figure says more about the host than about what was measured. */
export const STOLEN_TOO_MUCH = 0.05;

/**
 * Begins to watch how much of the processors the host of a virtual machine keeps from it: the load does not tell.
 *
 * @returns what tells that share since then, from 0 to 1; undefined where the system does not say it (`/proc/stat` of Linux does).
 */
export function watchStolenTime(read: () => string = readStat): () => number | undefined {
  const before = parseTicks(read());
  return () => {
    const after = parseTicks(read());
    if (before === undefined || after === undefined || after.all === before.all) return undefined;
    return (after.stolen - before.stolen) / (after.all - before.all);
  };
}

/** The first line: user, nice, system, idle, iowait, irq, softirq, steal; what guests had, behind them, is in user already (proc_stat(5)). */
function parseTicks(stat: string): Ticks | undefined {
  const [, line] = /^cpu +(.+)$/m.exec(stat) ?? [];
  const ticks = line?.split(' ').map(Number).slice(0, 8) ?? [];
  const stolen = ticks[7];
  if (stolen === undefined || ticks.some((count) => Number.isNaN(count))) return undefined;
  return { stolen, all: ticks.reduce((sum, count) => sum + count, 0) };
}

function readStat(): string {
  try {
    return readFileSync('/proc/stat', 'utf8');
  } catch {
    return '';
  }
}
