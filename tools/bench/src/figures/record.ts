import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { judge, type Measurement } from './measurement.ts';
import { workspace } from '../workspace.ts';

/** Where the figures of the last run are kept; not part of the repository. */
const folder = join(workspace, 'tools', 'bench', '.bench');

/** The machine that the figures hold for. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  /** Programs that wanted a core, averaged over the minute before. */
  readonly loadBefore: number;
}

/** Describes this machine, now. */
export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.versions.node,
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** Writes the figures as JSON and returns where. */
export function recordRun(machine: Machine, measurements: readonly Measurement[], extra: unknown): string {
  const rows = measurements.map((measurement) => {
    const { subject, target, value, samples } = measurement;
    return { subject, ...target, value: Number.isNaN(value) ? null : value, samples, result: judge(measurement) };
  });
  return writeJson('last.json', { takenAt: new Date().toISOString(), machine, measurements: rows, extra });
}

/** Keeps a full Lighthouse result; Lighthouse's own viewer opens it. */
export function recordReport(page: string, report: unknown): string {
  return writeJson(`lighthouse-${page}.json`, report);
}

function writeJson(name: string, content: unknown): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  return path;
}
