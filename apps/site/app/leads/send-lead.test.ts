import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendLead } from './send-lead.ts';

/** Sends a form to a server with these responses, in order. */
async function sendTo(...answers: readonly RequestListener[]) {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answers[Math.min(asked++, answers.length - 1)]?.(request, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const browserFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => browserFetch(new URL(path, base), init));
  const form = new FormData();
  form.set('message', 'Hello');
  form.append('files', new File(['abc'], 'plan.png'));
  const result = await sendLead('short-quote', form);
  server.closeAllConnections();
  return { result, asked };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
const stored = json(201, { status: 'stored', reference: 'Q-1' });
const busy = json(503, { error: { code: 'busy', formText: 'Wait half a minute' } }, { 'Retry-After': '0' });

describe('sending a form with a script', () => {
  it('returns the result', async () => {
    expect(await sendTo(stored)).toEqual({ result: { status: 'stored', reference: 'Q-1' }, asked: 1 });
  });

  it('retries while the server is busy', async () => {
    expect(await sendTo(busy, busy, stored)).toEqual({ result: { status: 'stored', reference: 'Q-1' }, asked: 3 });
  });

  it('says what to do when the server stays busy', async () => {
    expect(await sendTo(busy)).toEqual({
      result: { status: 'refused', message: 'Wait half a minute' },
      asked: 4,
    });
  });

  it('doesn’t wait for a long Retry-After', async () => {
    const closed = json(503, { error: { formText: 'Wait' } }, { 'Retry-After': '3600' });
    expect(await sendTo(closed)).toMatchObject({ result: { status: 'refused' }, asked: 1 });
  });

  it('shows the message of the proxy', async () => {
    const { result } = await sendTo(json(413, { error: { formText: 'Choose fewer files' } }));
    expect(result).toMatchObject({ status: 'refused', message: expect.stringContaining('fewer files') });
  });

  it.each<[string, RequestListener]>([
    ['an answer that no one knows', json(500, { error: { code: 'failed' } })],
    ['no object', json(200, null)],
    ['a page', (_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['nothing', (request) => request.socket.destroy()],
  ])('offers another way for %s', async (_what, answer) => {
    expect((await sendTo(answer)).result).toEqual({ status: 'unreachable' });
  });
});
