import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createLog } from '../process/log.ts';
import { serveApp } from '../serve-app.ts';

/** A process for the stop test: a slow page and a store that reports its closing. */
const app = await serveApp({
  name: 'slow-app',
  port: 0,
  clientDir: import.meta.dirname,
  limits: { bodyBytes: 1_000, posts: { points: 1_000, windowSeconds: 60 } },
  checkStore: () => Promise.resolve(),
  log: createLog('slow-app'),
  async handleRequest(request) {
    if (request.url.endsWith('/stray')) {
      void Promise.reject(new Error('no one waits for this'));
      return new Response('fine');
    }
    if (request.url.includes('/broken')) {
      const words =
        'No account for robin@example.com, 807-555-0142, at postgres://shop:a-secret@db.example.com/shop?key=abc';
      throw Object.assign(new Error(words), { code: '23505', detail: 'Key (phone)=(8075550142)' });
    }
    if (request.url.endsWith('/quick')) return new Response('done');
    writeSync(1, 'began\n');
    await wait(800);
    return new Response('done');
  },
  onStop: () => {
    try {
      writeSync(1, 'closed the store\n');
    } catch {
      // The reader has gone, which one test is about.
    }
  },
});
writeSync(1, `ready ${app.url}\n`);
