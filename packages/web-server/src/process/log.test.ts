import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { startProcess } from '../testing/start-process.ts';
import { createLog, type Log } from './log.ts';

function logged(use: (log: Log) => void): unknown[] {
  let text = '';
  const log = createLog('site', { write: (line) => (text += line) });
  use(log);
  log.flush();
  expect(text.endsWith('\n')).toBe(true);
  return toLines(text);
}

function toLines(text: string): unknown[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('each entry is one line of JSON, however long its error', () => {
  const lines = logged((log) => {
    log.info('ready', { port: 3000 });
    log.error('failed', { error: new Error('two\nlines', { cause: new TypeError('deeper') }) });
  });
  expect(lines).toEqual([
    { level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), name: 'site', message: 'ready', port: 3000 },
    {
      level: 'error',
      time: expect.any(String),
      name: 'site',
      message: 'failed',
      error: {
        name: 'Error',
        message: 'two\nlines',
        stack: expect.stringContaining('log.test.ts'),
        cause: { name: 'TypeError', message: 'deeper', stack: expect.any(String) },
      },
    },
  ]);
});

test('a field that can’t be serialized is dropped, and the line is written', () => {
  const endless: Record<string, unknown> = {};
  endless['self'] = endless;
  expect(logged((log) => log.warn('odd', { ...endless, count: 10n }))).toMatchObject([
    { level: 'warn', message: 'odd' },
  ]);
});

test('a field with personal data is removed, at the top level and one below', () => {
  const personal = {
    firstName: 'Robin',
    lastName: 'Robin',
    email: 'Robin',
    phone: 'Robin',
    token: 'Robin',
    password: 'Robin',
    cookie: 'Robin',
    'set-cookie': 'Robin',
    authorization: 'Robin',
    query: { q: 'Robin' },
    answers: ['Robin'],
  };
  const [line] = logged((log) => log.info('odd', { ...personal, lead: { ...personal, leadId: 'L-1' }, count: 2 }));
  expect(JSON.stringify(line)).not.toContain('Robin');
  expect(line).toMatchObject({ email: '[redacted]', lead: { phone: '[redacted]', leadId: 'L-1' }, count: 2 });
});

test('query strings are cut off, whatever was requested', () => {
  const [line] = logged((log) => log.info('asked', { path: '/search?q=Robin', url: 'http://127.0.0.1:3000/?q=Robin' }));
  expect(line).toMatchObject({ path: '/search', url: 'http://127.0.0.1:3000/' });
});

test('an error is logged without persons and passwords, with its source', () => {
  const cause = new Error("Mailbox <robin.o'neil+shop@mail.example.co.uk> is full; call +1 (807) 555-0142");
  const error = Object.assign(new Error('GET https://api.example.com/v1?key=abc-1&to=robin failed', { cause }), {
    code: 'EENVELOPE',
    rejected: ['robin@example.com'],
  });
  error.stack = `${error.stack}\n    at send (/srv/node_modules/.pnpm/pino@10.4.0/node_modules/pino/pino.js:1:1234567890)`;
  const [line] = logged((log) => log.error('An email could not be sent and will not be tried again', { error }));
  expect(JSON.stringify(line)).not.toMatch(/robin|neil|abc-1|555-0142|rejected/);
  expect(line).toMatchObject({
    error: {
      code: 'EENVELOPE',
      message: 'GET https://api.example.com/v1?[redacted] failed',
      stack: expect.stringContaining('/pino@10.4.0/node_modules/pino/pino.js:1:1234567890)'),
      cause: { message: 'Mailbox <[redacted]> is full; call [redacted]' },
    },
  });
});

test('a server process logs each request by its id, and nothing about the person', { timeout: 20_000 }, async () => {
  const { child, exitCode, waitFor, readOutput } = startProcess();
  const url = await waitFor(/ready (\S+)/);
  const headers = {
    Cookie: 'session=a-cookie',
    Authorization: 'Basic a-secret',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const body = 'firstName=Robin&email=robin%40example.com&phone=807-555-0142&token=a-token';
  const good = await ask(`${url}/quick?email=robin@example.com`, { headers, method: 'POST', body });
  const bad = await ask(`${url}/broken?email=robin@example.com`, { headers });
  expect([good.status, bad.status]).toEqual([200, 500]);
  child.kill('SIGTERM');
  expect(await exitCode).toBe(0);

  const output = readOutput();
  expect(output).not.toMatch(/robin|a-cookie|a-secret|a-token|555-0142|key=/i);
  const lines = toLines(
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n'),
  );
  // A request is logged when it ends, which may be after the next one has failed.
  expect(lines).toHaveLength(6);
  const told = [
    { level: 'info', message: 'listening', url },
    { message: 'request', requestId: good.headers['x-request-id'], method: 'POST', path: '/quick', status: 200 },
    {
      level: 'error',
      message: 'A request failed',
      requestId: bad.headers['x-request-id'],
      path: '/broken',
      error: expect.objectContaining({ code: '23505', stack: expect.stringContaining('slow-app.ts') }),
    },
    { message: 'request', requestId: bad.headers['x-request-id'], path: '/broken', status: 500 },
    { message: 'stopping' },
    { message: 'stopped' },
  ];
  for (const line of told) expect(lines).toContainEqual(expect.objectContaining(line));
});

test(
  'a server whose log reader is gone still serves visitors, and stops when told to',
  { timeout: 60_000 },
  async () => {
    const { child, exitCode, waitFor } = startProcess();
    const url = await waitFor(/ready (\S+)/);
    child.stdout?.destroy();
    for (let asked = 0; asked < 5; asked += 1) expect((await ask(`${url}/quick`)).status).toBe(200);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await exitCode).toBe(0);
  },
);
