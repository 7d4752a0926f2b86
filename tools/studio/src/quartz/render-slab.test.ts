import { describe, expect, it } from 'vitest';

import type { View } from '../canvas/view.ts';
import { quartzLooks } from '../looks/quartz-looks.ts';
import { chooseCloseUp, renderSlab } from './render-slab.ts';

// A hand’s breadth in the middle at half size, because all fifty colours are drawn.
const view: View = { width: 75, height: 50, left: 60, top: 30, inchesPerPixel: 1 / 12 };
const lookOf = (slug: string) => {
  const look = quartzLooks.find((each) => each.slug === slug);
  if (!look) throw new Error(`no look "${slug}"`);
  return look;
};

const meanTone = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;

describe('a slab', () => {
  it('is the same picture each time', () => {
    for (const slug of ['aurora', 'glacier-oro', 'calacatta-supreme', 'gaia-mist', 'nuevo-gris']) {
      expect(renderSlab(lookOf(slug), view)).toEqual(renderSlab(lookOf(slug), view));
    }
  });

  it('differs from a slab of the same look under another name', () => {
    const look = lookOf('statuario-extra');
    expect(renderSlab(look, view)).not.toEqual(renderSlab({ ...look, slug: 'statuario-super' }, view));
  });

  it('is nowhere flat and nowhere torn, in any colour', () => {
    for (const look of quartzLooks) {
      const bytes = renderSlab(look, view);
      expect(new Set(bytes).size, look.slug).toBeGreaterThan(4);
      // A row of one value would be an area that wasn’t drawn.
      expect(
        bytes.every((byte) => byte === 0 || byte === 255),
        look.slug,
      ).toBe(false);
    }
  });

  it('shows in the close-up what is at that place in the slab', () => {
    const look = lookOf('statuario-extra');
    const near = chooseCloseUp(look);
    const small = { ...near, width: 40, height: 30, inchesPerPixel: near.inchesPerPixel * 40 };
    const far = { ...small, width: 20, height: 15, inchesPerPixel: small.inchesPerPixel * 2 };
    expect(Math.abs(meanTone(renderSlab(look, small)) - meanTone(renderSlab(look, far)))).toBeLessThan(6);
    expect(near.left + near.width * near.inchesPerPixel).toBeLessThanOrEqual(126);
  });
});
