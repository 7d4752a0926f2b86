import { describe, expect, it } from 'vitest';

import { toneTableFile } from './passes.ts';
import { develop, readToneTable } from './tone.ts';

const developed = async (...light: number[]) => [
  ...develop(Float32Array.from(light), await readToneTable(toneTableFile)),
];

describe('the tone of a room', () => {
  it('is that of Blender: black, middle grey, paper white and lamps', async () => {
    const [black, , , grey, , , paper, , , lamp] = await developed(
      0,
      0,
      0,
      0.18,
      0.18,
      0.18,
      0.8,
      0.8,
      0.8,
      16,
      16,
      16,
    );
    expect(black).toBe(0);
    // Measured in Blender 3.4, Filmic, medium-high contrast.
    expect(grey).toBeGreaterThan(126);
    expect(grey).toBeLessThan(130);
    expect(paper).toBeGreaterThan(200);
    expect(paper).toBeLessThan(215);
    expect(lamp).toBe(255);
  });

  it('grows with the light, keeps greys grey and lets bright colours pale', async () => {
    const greys = await developed(...[0.01, 0.03, 0.1, 0.3, 0.9, 2.7].flatMap((light) => [light, light, light]));
    const reds = greys.filter((_, index) => index % 3 === 0);
    expect(reds).toEqual([...reds].sort((a, b) => a - b));
    for (let i = 0; i < greys.length; i += 3) expect(new Set(greys.slice(i, i + 3)).size).toBe(1);
    const [red = 0, green = 0] = await developed(8, 0.2, 0.2);
    expect(red - green).toBeLessThan(150);
  });
});
