import { describe, expect, it } from 'vitest';

import { grainy } from './grainy.ts';
import { nearestTwo } from './plates.ts';

/** A line’s strength by distance from its centre, seen from afar. */
const soft = (t: number) => 1 / (1 + t * t) ** 3;

describe('a pale line in close-up', () => {
  const pixels = 7;
  const across = Array.from({ length: 801 }, (_, index) => (index - 400) / 100);
  const weight = (line: (t: number) => number) => across.reduce((sum, t) => sum + line(t), 0);

  it('is as strong as from a distance', () => {
    const close = weight((t) => grainy(soft(t), pixels, 1, 0));
    expect(close / weight(soft)).toBeGreaterThan(0.85);
    expect(close / weight(soft)).toBeLessThan(1.15);
  });

  it('ends within two pixels, without a glow', () => {
    const shown = across.filter((t) => t > 0).map((t) => ({ t, strength: grainy(soft(t), pixels, 1, 0) }));
    const whole = shown.findLast(({ strength }) => strength > 0.9)?.t ?? 0;
    const gone = shown.find(({ strength }) => strength < 0.05)?.t ?? 9;
    expect((gone - whole) * pixels).toBeLessThan(3);
    expect(shown.filter(({ t }) => t > 1.2).every(({ strength }) => strength === 0)).toBe(true);
  });

  it('has a grain where the next one is missing', () => {
    const [inside, outside] = [0.4, -0.4].map((rough) => grainy(soft(0.62), pixels, 1, rough));
    expect(inside).toBeGreaterThan(0.8);
    expect(outside).toBeLessThan(0.1);
  });

  it('stays unchanged where no grain is visible, and where it is thinner than a pixel', () => {
    expect(grainy(0.3, pixels, 0, 0)).toBe(0.3);
    expect(grainy(0.3, 0.7, 1, 0.3)).toBe(0.3);
  });
});

it('has no sharp end where three plates meet', () => {
  // Steps of a five-hundredth of a plate near borders.
  const step = 0.002;
  for (let y = 0.3; y < 4; y += 0.37) {
    let before = nearestTwo(0, y, 7);
    for (let x = step; x < 12; x += step) {
      const here = nearestTwo(x, y, 7);
      if (here.edge < 0.01 && before.edge < 0.01) expect(Math.abs(here.pair - before.pair)).toBeLessThan(0.2);
      before = here;
    }
  }
});
