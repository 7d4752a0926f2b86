import { readdirSync, readFileSync } from 'node:fs';

const BYTES_PER_KIB = 1_024;

/**
 * Memory that a process and everything it started hold in RAM (resident set), in bytes. A helper process counts: it
 * would be no saving to hide memory in one.
 * @throws when the system has no /proc (anything but Linux) or the process is gone.
 */
export function readResidentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kib = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN);
  const own = kib * BYTES_PER_KIB;
  return listChildren(pid).reduce((sum, child) => sum + readResidentBytes(child), own);
}

function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readParent(pid) === parent);
}

function readParent(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It ended between the listing and the reading.
    return undefined;
  }
}
