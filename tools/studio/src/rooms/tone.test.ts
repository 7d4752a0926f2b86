import { describe, expect, it } from 'vitest';

import { toDisplay } from '../canvas/colour.ts';
import { develop } from './tone.ts';

const developed = (...light: number[]) => [...develop(Float32Array.from(light))];

describe('the tone of a room', () => {
  it('shows anything up to pale stone unchanged', () => {
    for (const light of [0, 0.002, 0.02, 0.18, 0.4, 0.6]) {
      expect(Math.abs((developed(light)[0] ?? NaN) - toDisplay(light))).toBeLessThanOrEqual(1);
    }
  });

  it('distinguishes lighter parts, up to the lamps', () => {
    const [paper = 0, sunlit = 0, lamp = 0] = developed(0.8, 1.4, 16);
    expect(paper).toBeGreaterThan(220);
    expect(sunlit).toBeGreaterThan(paper + 10);
    expect(sunlit).toBeLessThan(lamp);
    expect(lamp).toBe(255);
  });
});
