// A worker thread doesn’t inherit the TypeScript loader.
import { register } from 'tsx/esm/api';

register();
await import('./draw-worker.ts');
