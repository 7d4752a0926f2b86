import { pause } from './child-processes.ts';
import { measured, type Measurement } from '../figures/measurement.ts';
import { readResidentBytes } from './process-memory.ts';
import { appNames, startApp } from './run-servers.ts';
import { processTargets } from '../figures/targets.ts';

const IDLE_MS = 5_000;
const BYTES_PER_MB = 1_000_000;

/** How soon each process is ready, and what it holds in memory five seconds later with no one asking. */
export async function measureProcesses(dataDir: string, runs: number): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const name of appNames) {
    const readyMs: number[] = [];
    let idleMemory = Number.NaN;
    for (let run = 1; run <= runs; run += 1) {
      const server = await startApp(name, dataDir);
      readyMs.push(server.readyMs);
      if (run === runs) {
        await pause(IDLE_MS);
        idleMemory = readResidentBytes(server.pid) / BYTES_PER_MB;
      }
      await server.stop();
    }
    measurements.push(
      measured(`${name} process`, processTargets.readyMs, readyMs),
      measured(`${name} process`, processTargets.idleMemory, [idleMemory]),
    );
  }
  return measurements;
}
