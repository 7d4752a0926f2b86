import { writeSync } from 'node:fs';
import { createLog } from '../process/log.ts';
import { serveApp } from '../serve-app.ts';

/** A process for the stop test: a page that never finishes and a store that never closes. */
const app = await serveApp({
  name: 'hanging-app',
  port: 0,
  clientDir: import.meta.dirname,
  limits: { bodyBytes: 1_000, posts: { points: 10, windowSeconds: 60 } },
  checkStore: () => Promise.resolve(),
  log: createLog('hanging-app'),
  handleRequest: () => {
    writeSync(1, 'began\n');
    return new Promise(() => undefined);
  },
  onStop: () => {
    writeSync(1, 'closing the store\n');
    return new Promise(() => undefined);
  },
});
// Like a socket waiting for a mail server.
setInterval(() => undefined, 1_000);
writeSync(1, `ready ${app.url}\n`);
