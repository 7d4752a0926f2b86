import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { judge, type Measurement } from './measurement.ts';
import { workspace } from '../workspace.ts';

/** Where the figures of the last run are saved; ignored by git. */
export const ownFolder = join(workspace, 'tools', 'bench', '.bench');

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  /** The load average of the last minute. */
  readonly loadBefore: number;
}

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.versions.node,
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** Saves the figures as JSON and returns the file's path. */
export function recordRun(machine: Machine, measurements: readonly Measurement[], extra: unknown): string {
  const rows = measurements.map((measurement) => {
    const { subject, target, value, samples } = measurement;
    return { subject, ...target, value: Number.isNaN(value) ? null : value, samples, result: judge(measurement) };
  });
  return recordJson('last.json', { takenAt: new Date().toISOString(), machine, measurements: rows, extra });
}

/** Saves a full Lighthouse result, which Lighthouse's viewer can open. */
export function recordReport(page: string, report: unknown): string {
  return recordJson(`lighthouse-${page}.json`, report);
}

/** Reads a file of this folder; undefined if it's missing or damaged. */
export function readRecord(name: string, folder = ownFolder): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch {
    return undefined;
  }
}

export function recordJson(name: string, content: unknown, folder = ownFolder): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  return path;
}
