import { readdirSync, readFileSync } from 'node:fs';

const BYTES_PER_KIB = 1_024;

/**
 * The resident memory of a process and its descendants, in bytes.
 * @throws without /proc (anything but Linux), or if the process is gone
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
    // It ended since the listing.
    return undefined;
  }
}
