import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../testing/ask.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const one = { inAll: 1, perVisitor: 1, waiting: 1, patienceMs: 20_000 };
const turns = { smallBytes: 1_000, small: one, uploads: one };

/** An app that says how long a body was, once it has all of it. */
async function startReader(options: Partial<Parameters<typeof startTestApp>[0]> = {}) {
  const state = { begun: 0 };
  const app = await startTestApp({
    handleRequest: async (request) => {
      state.begun += 1;
      const body = await request.text().catch(() => '');
      return Response.json({ length: body.length });
    },
    receiving: { turns },
    trustProxy: 1,
    ...options,
  });
  return { ...app, state };
}

/** Begins a post and stops ten bytes short. */
async function hold(url: string, length: number, visitor = '10.0.0.1'): Promise<Socket & { finish(): void }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => {
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length - 10)}`,
      () => resolve(),
    );
  });
  return Object.assign(socket, { finish: () => void socket.write('x'.repeat(10)) });
}

const post = (url: string, length: number, visitor = '10.0.0.1') =>
  ask(url, {
    method: 'POST',
    headers: { 'X-Forwarded-For': visitor, Accept: 'text/html' },
    body: 'x'.repeat(length),
  });

test('an upload waits until another one has ended', async () => {
  const { url, state } = await startReader();
  const held = await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  const second = post(url, 5_000);
  await wait(100);
  expect(state.begun).toBe(1);
  held.finish();
  expect(JSON.parse((await second).body.toString())).toEqual({ length: 5_000 });
});

test('an upload beyond those that wait is told to come again, and nothing of it is read', async () => {
  const { url, state } = await startReader();
  await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  await hold(url, 5_000);
  await wait(100);
  const reply = await post(url, 5_000);
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '10']);
  expect(reply.body.toString()).toContain('go back');
  expect(state.begun).toBe(1);
});

test('an upload that has waited long enough is told to come again', async () => {
  const { url, state } = await startReader({ receiving: { turns: { ...turns, uploads: { ...one, patienceMs: 50 } } } });
  await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  expect((await post(url, 5_000)).status).toBe(503);
});

test('one visitor does not take the turns of the others', async () => {
  const { url, state } = await startReader({ receiving: { turns: { ...turns, uploads: { ...one, inAll: 2 } } } });
  await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  const waiting = post(url, 5_000).catch(() => undefined);
  await wait(100);
  expect((await post(url, 5_000, '10.0.0.2')).status).toBe(200);
  expect(state.begun).toBe(2);
  void waiting;
});

test('a message never waits for uploads', async () => {
  const { url, state } = await startReader();
  await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  expect((await post(url, 500)).status).toBe(200);
});

test('a body that announces nothing counts as long as it may become', async () => {
  const { url, state } = await startReader();
  await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  await hold(url, 5_000);
  await wait(100);
  const headers = { 'X-Forwarded-For': '10.0.0.1' };
  expect((await ask(url, { method: 'POST', headers, body: [Buffer.from('a=b')] })).status).toBe(503);
});

test('a visitor who leaves makes room, under way or waiting', async () => {
  const { url, state } = await startReader();
  const held = await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  const waiting = await hold(url, 5_000);
  await wait(100);
  waiting.destroy();
  await wait(100);
  const third = post(url, 5_000);
  await wait(100);
  held.destroy();
  expect((await third).status).toBe(200);
  expect(state.begun).toBe(2);
});

test('a body whose sender falls silent is given up, and its turn goes to the next', async () => {
  const { url } = await startReader({ receiving: { turns, silenceMs: 200 } });
  const held = await hold(url, 5_000);
  let answer = '';
  held.on('data', (data: Buffer) => (answer += data.toString()));
  const second = await post(url, 5_000);
  expect(second.status).toBe(200);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that is compressed is not taken', async () => {
  const { url, state } = await startReader();
  const headers = { 'Content-Encoding': 'gzip', Accept: 'text/html' };
  const reply = await ask(url, { method: 'POST', headers, body: 'x' });
  expect(reply.status).toBe(415);
  expect(state.begun).toBe(0);
  expect((await ask(url, { method: 'POST', headers: { 'Content-Encoding': 'identity' }, body: 'x' })).status).toBe(200);
});
