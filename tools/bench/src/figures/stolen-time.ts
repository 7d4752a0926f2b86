import { readFileSync } from 'node:fs';

/** Processor time since the machine was started, in ticks. */
interface Ticks {
  /** Time that the host of a virtual machine gave to others. */
  readonly stolen: number;
  readonly all: number;
}

/** Above this share, a figure says more about the host than about the code. */
export const STOLEN_TOO_MUCH = 0.05;

/**
 * Starts to measure how much processor time the host keeps from a virtual machine, which the load doesn't show.
 *
 * @returns a function that gives the share since then, from 0 to 1; undefined if the system has no `/proc/stat`
 */
export function watchStolenTime(read: () => string = readStat): () => number | undefined {
  const before = parseTicks(read());
  return () => {
    const after = parseTicks(read());
    if (before === undefined || after === undefined || after.all === before.all) return undefined;
    return (after.stolen - before.stolen) / (after.all - before.all);
  };
}

/** The first line: user, nice, system, idle, iowait, irq, softirq, steal. Guest time, which follows, is part of user (proc_stat(5)). */
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
