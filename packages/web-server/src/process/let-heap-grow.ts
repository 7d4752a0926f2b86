import { setFlagsFromString } from 'node:v8';

/**
 * Says by how much the old generation may grow before the engine collects it. With limits as in `server.env` that is 30 % otherwise, some
 * ten MB: again and again both processors mark, and whoever waits just then waits twice as long. `NODE_OPTIONS` does not take it.
 * Figures in docs/decisions/0027-memory-of-a-server.md.
 */
export function letHeapGrow(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
