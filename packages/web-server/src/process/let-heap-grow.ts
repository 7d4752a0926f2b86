import { setFlagsFromString } from 'node:v8';

/**
 * Says by how much the old generation may grow before the engine collects it. It may become as large as the work needs; without this
 * the engine lets garbage lie until it fills hundreds of megabytes. `NODE_OPTIONS` does not take it.
 * Figures in docs/decisions/0027-memory-of-a-server.md.
 */
export function letHeapGrow(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
