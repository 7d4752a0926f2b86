import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../testing/ask.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import type { BodyLimits, ReceivingLimits } from './receive-body.ts';

const one = { inAll: 1, perNetwork: 1, waiting: 1, patienceMs: 20_000 };
/** A silent sender keeps its place during a test. */
const patient = { bytesPerSecond: 1, mostLagMs: 600_000, yieldMs: 600_000 };
const many = { inAll: 50, perNetwork: 50, waiting: 50, patienceMs: 20_000 };

/** One unfinished body of each size at a time. */
function limitsWith(own: Partial<BodyLimits> = {}): ReceivingLimits {
  const limits = { unfinished: one, pace: patient, arrived: one, ...own };
  return { smallBytes: 1_000, small: limits, uploads: limits };
}

/** An app that returns the length of a complete body. */
async function startReader(options: Partial<Parameters<typeof startTestApp>[0]> = {}) {
  const state = { begun: 0 };
  const app = await startTestApp({
    handleRequest: async (request) => {
      state.begun += 1;
      const body = await request.text().catch(() => '');
      return Response.json({ length: body.length });
    },
    receiving: limitsWith(),
    trustProxy: 1,
    ...options,
  });
  return { ...app, state };
}

/** Starts a post and stops ten bytes short, or earlier. */
async function hold(url: string, length: number, visitor = '10.0.0.1', sent = length - 10) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const answer = { text: '' };
  socket.on('data', (data: Buffer) => (answer.text += data.toString()));
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => {
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(sent)}`,
      () => resolve(),
    );
  });
  return {
    answer,
    send: (bytes: number) => void socket.write('x'.repeat(bytes)),
    finish: () => void socket.write('x'.repeat(10)),
    leave: () => void socket.destroy(),
  };
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

test('of a network’s waiting uploads, the oldest are told to retry', async () => {
  const { url, state } = await startReader();
  const held = await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  const waiting = await hold(url, 5_000);
  await wait(100);
  const last = post(url, 5_000);
  await vi.waitFor(() => expect(waiting.answer.text).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 10/i));
  held.finish();
  expect((await last).status).toBe(200);
  expect(state.begun).toBe(2);
});

test('an upload beyond the queue is told to retry, and isn’t read', async () => {
  const { url, state } = await startReader();
  await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  await hold(url, 5_000);
  await wait(100);
  const reply = await post(url, 5_000, '10.0.0.2');
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '10']);
  expect(reply.body.toString()).toContain('go back');
  expect(state.begun).toBe(1);
});

test('an upload that waited too long is told to retry', async () => {
  const { url, state } = await startReader({ receiving: limitsWith({ unfinished: { ...one, patienceMs: 50 } }) });
  await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  expect((await post(url, 5_000)).status).toBe(503);
});

test('one visitor doesn’t take others’ turns', async () => {
  const { url, state } = await startReader({ receiving: limitsWith({ unfinished: { ...one, inAll: 2 } }) });
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

test('a body without a length counts as its maximum', async () => {
  const { url, state } = await startReader();
  await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  await hold(url, 5_000);
  await wait(100);
  const headers = { 'X-Forwarded-For': '10.0.0.2' };
  expect((await ask(url, { method: 'POST', headers, body: [Buffer.from('a=b')] })).status).toBe(503);
});

test('a visitor who leaves frees the place, whether served or waiting', async () => {
  const { url, state } = await startReader();
  const held = await hold(url, 5_000);
  await vi.waitFor(() => expect(state.begun).toBe(1));
  const waiting = await hold(url, 5_000);
  await wait(100);
  waiting.leave();
  await wait(100);
  const third = post(url, 5_000);
  await wait(100);
  held.leave();
  expect((await third).status).toBe(200);
  expect(state.begun).toBe(2);
});

describe('A slow sender', () => {
  const strict = { bytesPerSecond: 1_000, mostLagMs: 300, yieldMs: 600_000 };
  const yielding = { bytesPerSecond: 1_000, mostLagMs: 600_000, yieldMs: 20 };

  test('is disconnected when silent, and frees the place', async () => {
    const { url } = await startReader({ receiving: limitsWith({ pace: strict }) });
    const held = await hold(url, 5_000);
    expect((await post(url, 5_000)).status).toBe(200);
    expect(held.answer.text).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('is disconnected when sending a byte now and then, also after a burst', async () => {
    const { url } = await startReader({ receiving: limitsWith({ pace: strict, unfinished: many }) });
    const droppers = await Promise.all([hold(url, 50_000, '10.0.0.1', 1), hold(url, 50_000, '10.0.0.1', 40_000)]);
    for (let sent = 0; sent < 20; sent += 1) {
      await wait(50);
      for (const dropper of droppers) dropper.send(1);
    }
    for (const { answer } of droppers) await vi.waitFor(() => expect(answer.text).toMatch(/^HTTP\/1\.1 408 /));
  });

  test('is served to the end at the minimum speed', async () => {
    const { url } = await startReader({ receiving: limitsWith({ pace: { ...strict, mostLagMs: 2_000 } }) });
    const sender = await hold(url, 3_000, '10.0.0.1', 1);
    for (let sent = 0; sent < 10; sent += 1) {
      await wait(50);
      sender.send(299);
    }
    sender.send(9);
    await vi.waitFor(() => expect(sender.answer.text).toMatch(/^HTTP\/1\.1 200 /));
  });

  test.each(['10.0.0.1', '10.0.0.2'])('makes room for %s while 10.0.0.1 holds every place', async (visitor) => {
    const places = { inAll: 8, perNetwork: 8, waiting: 16, patienceMs: 20_000 };
    const { url } = await startReader({ receiving: limitsWith({ unfinished: places, pace: yielding, arrived: many }) });
    const droppers = [];
    for (let begun = 0; begun < 40; begun += 1) droppers.push(await hold(url, 5_000, '10.0.0.1', 1));
    expect((await post(url, 5_000, visitor)).status).toBe(200);
    expect((await post(url, 500, visitor)).status).toBe(200);
  });

  test('on many networks makes room for another', async () => {
    const places = { inAll: 8, perNetwork: 2, waiting: 16, patienceMs: 20_000 };
    const { url } = await startReader({ receiving: limitsWith({ unfinished: places, pace: yielding, arrived: many }) });
    for (let begun = 0; begun < 16; begun += 1) await hold(url, 5_000, `10.0.${begun}.1`, 1);
    expect((await post(url, 5_000, '10.1.0.1')).status).toBe(200);
  });

  test('takes no place from a fast one', async () => {
    const places = { inAll: 2, perNetwork: 2, waiting: 16, patienceMs: 20_000 };
    const pace = { ...yielding, yieldMs: 1_000 };
    const { url, state } = await startReader({ receiving: limitsWith({ unfinished: places, pace, arrived: many }) });
    const fast = await hold(url, 50_000, '10.0.0.1', 20_000);
    const slow = await hold(url, 50_000, '10.0.0.1', 1);
    await vi.waitFor(() => expect(state.begun).toBe(2));
    const sending = setInterval(() => fast.send(100), 50);
    onTestFinished(() => clearInterval(sending));
    expect((await post(url, 5_000)).status).toBe(200);
    expect(slow.answer.text).toMatch(/^HTTP\/1\.1 408 /);
    expect(fast.answer.text).toBe('');
  });

  test('can’t keep anyone from signing in or sending files with a hundred connections, under the site’s limits', async () => {
    const { url } = await startReader({ receiving: undefined });
    for (let begun = 0; begun < 105; begun += 1) {
      await hold(url, 5_000, '10.0.0.1', 1);
      if (begun < 12) await hold(url, 500_000, '10.0.0.1', 1);
    }
    for (const visitor of ['10.0.0.1', '10.0.0.2']) {
      expect((await post(url, 500, visitor)).status).toBe(200);
      expect((await post(url, 500_000, visitor)).status).toBe(200);
    }
  });
});

test('a network can have few unfinished bodies, and all addresses of a customer are one network', async () => {
  const places = { ...many, perNetwork: 3, waiting: 0 };
  const { url, state } = await startReader({ receiving: limitsWith({ unfinished: places }) });
  for (let begun = 1; begun <= 3; begun += 1) await hold(url, 5_000, `2001:db8:1:${begun}::1`);
  await vi.waitFor(() => expect(state.begun).toBe(3));
  expect((await post(url, 5_000, '2001:db8:1:ffff::2')).status).toBe(503);
  expect((await post(url, 5_000, '2001:db8:2::2')).status).toBe(200);
});

test('a post is counted when its body has arrived, and rejected over the limit', async () => {
  const { url, state } = await startReader({
    receiving: limitsWith({ unfinished: many, arrived: many }),
    limits: { bodyBytes: 1_000_000, posts: { points: 2, windowSeconds: 60 } },
  });
  const held = await Promise.all(Array.from({ length: 5 }, () => hold(url, 5_000)));
  await vi.waitFor(() => expect(state.begun).toBe(5));
  expect((await post(url, 500)).status).toBe(200);
  expect((await post(url, 500)).status).toBe(200);
  const late = await post(url, 500);
  expect([late.status, Number(late.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect(state.begun).toBe(7);
  held[0]?.finish();
  await vi.waitFor(() => expect(held[0]?.answer.text).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: \d+/i));
});

test('a post that is answered without its body is counted, too', async () => {
  const { url } = await startTestApp({
    handleRequest: async () => new Response('Not here', { status: 405 }),
    limits: { bodyBytes: 1_000_000, posts: { points: 2, windowSeconds: 60 } },
  });
  expect([(await post(url, 10)).status, (await post(url, 10)).status]).toEqual([405, 405]);
  expect((await post(url, 10)).status).toBe(429);
});

test('a compressed body is rejected', async () => {
  const { url, state } = await startReader();
  const headers = { 'Content-Encoding': 'gzip', Accept: 'text/html' };
  const reply = await ask(url, { method: 'POST', headers, body: 'x' });
  expect(reply.status).toBe(415);
  expect(state.begun).toBe(0);
  expect((await ask(url, { method: 'POST', headers: { 'Content-Encoding': 'identity' }, body: 'x' })).status).toBe(200);
});
