import { describe, expect, test } from 'vitest';
import { judge, measured } from './measurement.ts';
import { pageTargets, throughputTarget } from './targets.ts';

describe('a figure against its target', () => {
  test('passes exactly on the limit, from either side', () => {
    expect(judge(measured('home', pageTargets.scriptKib, [140]))).toBe('pass');
    expect(judge(measured('page', throughputTarget, [0.9]))).toBe('pass');
  });

  test('misses just beyond the limit, also where rounding would hide it', () => {
    expect(judge(measured('home', pageTargets.scriptKib, [140.04]))).toBe('MISS');
    expect(judge(measured('page', throughputTarget, [0.899]))).toBe('MISS');
  });

  test('is only reported where there is no limit', () => {
    expect(judge(measured('home', pageTargets.largestContentfulPaintMs, [9_000]))).toBe('reported');
  });

  test('is a miss when it could not be measured', () => {
    expect(judge(measured('home', pageTargets.layoutShift, []))).toBe('MISS');
    expect(judge(measured('home', pageTargets.htmlKib, []))).toBe('MISS');
  });

  test('is the median of its samples', () => {
    expect(measured('home', pageTargets.totalBlockingTimeMs, [10, 400, 20]).value).toBe(20);
  });
});
