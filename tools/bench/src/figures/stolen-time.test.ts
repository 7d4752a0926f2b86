import { expect, it } from 'vitest';
import { watchStolenTime } from './stolen-time.ts';

const stat = (cpu: string) => `cpu  ${cpu}\ncpu0 1 2 3 4 5 6 7 8 9 10\nintr 99\n`;

const tell = (...said: [string, string]) => {
  const lines = said.values();
  return watchStolenTime(() => lines.next().value ?? '')();
};

it('is the share that the host took since the start', () => {
  expect(tell(stat('100 0 50 800 10 0 0 40 7 0'), stat('140 0 60 830 10 0 0 60 30 0'))).toBeCloseTo(0.2);
  expect(tell(stat('100 0 50 800 10 0 0 40 0 0'), stat('150 0 60 840 10 0 0 40 0 0'))).toBe(0);
});

it('is unknown where the system doesn’t report it', () => {
  expect(tell('', '')).toBeUndefined();
  expect(tell(stat('100 0 50'), stat('200 0 60'))).toBeUndefined();
  expect(tell(stat('1 2 3 4 5 6 7 8'), stat('1 2 3 4 5 6 7 8')), 'at the same tick').toBeUndefined();
});
