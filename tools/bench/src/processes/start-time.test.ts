import { expect, test } from 'vitest';
import { printsAddress } from './start-time.ts';

test('only the addresses printed for people tell that everything is up', () => {
  const log = '{"level":"info","app":"site","message":"listening","url":"http://127.0.0.1:4000/"}\n';
  expect(printsAddress(log, 4_000)).toBe(false);
  const printed = `${log}\n  Site   http://127.0.0.1:4000/\n  Admin  http://127.0.0.1:4001/admin\n`;
  expect(printsAddress(printed, 4_000)).toBe(true);
  expect(printsAddress(printed, 4_001)).toBe(true);
  expect(printsAddress(printed, 400)).toBe(false);
});
