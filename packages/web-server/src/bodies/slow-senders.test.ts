import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { respondWithPage, startTestApp } from '../testing/start-test-app.ts';

// In its own file, as it takes as long as the limit.
test(
  'disconnects clients that send headers too slowly, and serves others in the meantime',
  { timeout: 30_000 },
  async () => {
    const { url } = await startTestApp({ handleRequest: async () => respondWithPage('') });
    const startedAt = performance.now();
    const cutOff = Promise.all(
      Array.from(
        { length: 50 },
        () =>
          new Promise<void>((resolve) => {
            const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
              socket.write('GET / HTTP/1.1\r\nHost: x\r\n'),
            );
            socket.on('error', () => undefined);
            socket.on('close', () => resolve());
            socket.resume();
          }),
      ),
    );
    expect((await ask(url)).status).toBe(200);
    await cutOff;
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  },
);
