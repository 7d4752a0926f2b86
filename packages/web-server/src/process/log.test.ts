import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('Each entry is one line of JSON, however long its error', async () => {
  const writes: string[] = [];
  const log = createLog('site', { write: (lines) => writes.push(lines) });
  log.info('ready', { port: 3000 });
  log.error('failed', { error: new Error('two\nlines', { cause: new TypeError('deeper') }), count: 10n });
  expect(writes).toEqual([]);
  await nextTurn();

  expect(writes).toHaveLength(1);
  const lines = writes.join('').trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', name: 'site', message: 'ready', port: 3000 });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    level: 'error',
    error: { name: 'Error', message: 'two\nlines', stack: expect.any(String), cause: { message: 'deeper' } },
    count: '10',
  });
});

test('A field that cannot be written costs the field and not the line', () => {
  const writes: string[] = [];
  const log = createLog('site', { write: (lines) => writes.push(lines) });
  const endless: Record<string, unknown> = {};
  endless['self'] = endless;
  log.warn('odd', endless);
  log.flush();
  expect(JSON.parse(writes.join(''))).toMatchObject({ level: 'warn', message: 'odd' });
});
