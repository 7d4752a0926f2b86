// A worker thread does not inherit the loader that reads TypeScript: it loads it itself.
import { register } from 'tsx/esm/api';

register();
await import('./draw-worker.ts');
