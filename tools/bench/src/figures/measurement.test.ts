import { describe, expect, test } from 'vitest';
import { judge, measured } from './measurement.ts';
import { pageTargets, throughputTarget } from './targets.ts';

describe('a figure against its target', () => {
  test('passes exactly on the limit, from either side', () => {
    expect(judge(measured('home', pageTargets.firstContentfulPaintMs, [1_000]))).toBe('pass');
    expect(judge(measured('page', throughputTarget, [0.9]))).toBe('pass');
  });

  test('misses just beyond the limit, also where rounding would hide it', () => {
    expect(judge(measured('home', pageTargets.firstContentfulPaintMs, [1_000.4]))).toBe('MISS');
    expect(judge(measured('page', throughputTarget, [0.899]))).toBe('MISS');
  });

  test('tells a score that is good enough from the one aimed at', () => {
    expect(judge(measured('home', pageTargets.performance, [100]))).toBe('pass');
    expect(judge(measured('home', pageTargets.performance, [99]))).toBe('below aim');
    expect(judge(measured('home', pageTargets.performance, [98]))).toBe('MISS');
  });

  test('is a miss when it could not be measured', () => {
    expect(judge(measured('home', pageTargets.layoutShift, []))).toBe('MISS');
  });

  test('is the median of its samples', () => {
    expect(measured('home', pageTargets.totalBlockingTimeMs, [10, 400, 20]).value).toBe(20);
  });
});
