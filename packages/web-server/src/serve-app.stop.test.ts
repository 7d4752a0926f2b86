import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { respondWithPage, startTestApp } from './testing/start-test-app.ts';

const QUESTION = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A connection and everything received on it. */
function open(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString()));
  const answer = new Promise<string>((resolve) => {
    socket.on('error', (error) => resolve(error.message));
    socket.on('close', () => resolve(text));
  });
  return { socket, answer };
}

test('a stop serves everyone who had connected before it, accepted or not', async () => {
  const app = await startTestApp({ handleRequest: async () => respondWithPage('') });
  const visitors = Array.from({ length: 30 }, () => open(app.url));
  for (const { socket } of visitors) socket.write(QUESTION);
  await new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });
  // The system accepts them while the blocked server doesn’t notice.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  await app.stop();
  for (const { answer } of visitors) expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
});

test('a stop finishes a response on a reused connection', async () => {
  const app = await startTestApp({ handleRequest: async () => respondWithPage('') });
  const { socket, answer } = open(app.url);
  socket.write(QUESTION);
  await once(socket, 'data');
  socket.write(QUESTION.slice(0, 20));
  const stopped = app.stop();
  setTimeout(() => socket.write(QUESTION.slice(20)), 100);
  await stopped;
  expect((await answer).match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
});

test('a stop doesn’t wait for idle connections', async () => {
  const app = await startTestApp({ handleRequest: async () => respondWithPage('') });
  const used = open(app.url);
  used.socket.write(QUESTION);
  await once(used.socket, 'data');
  const unused = open(app.url);
  await once(unused.socket, 'connect');
  const startedAt = performance.now();
  await app.stop();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(await unused.answer).toBe('');
});
