import { describe, expect, it } from 'vitest';
import { mirrors } from '../products/mirrors.ts';
import { sinks } from '../products/sinks.ts';
import { vanities } from '../products/vanities.ts';
import { catalogue } from './families.ts';
import { listFaucetsFor, listMirrorsFor } from './fitting.ts';

const widthOf = ({ widthIn, pieces }: (typeof mirrors)[number]) => widthIn * pieces;

describe('mirrors for a vanity', () => {
  it.each(vanities.map((vanity) => [vanity.name, vanity] as const))(
    'over the %s are no wider than it, and three fifths of it at the least',
    (_name, vanity) => {
      const fitting = listMirrorsFor(vanity);
      expect(fitting.length).toBeGreaterThanOrEqual(3);
      for (const mirror of fitting) {
        expect(widthOf(mirror), mirror.slug).toBeLessThanOrEqual(vanity.widthIn);
        expect(widthOf(mirror), mirror.slug).toBeGreaterThanOrEqual(0.6 * vanity.widthIn);
      }
    },
  );

  it('leave none out, and are pairs over two basins alone', () => {
    const [overOne, overTwo] = ([1, 2] as const).map((count) => listMirrorsFor({ widthIn: 72, sinks: count }));
    const inWidth = mirrors.filter((mirror) => widthOf(mirror) <= 72 && widthOf(mirror) >= 0.6 * 72);
    expect(new Set(overTwo)).toEqual(new Set(inWidth));
    expect(inWidth.some(({ pieces }) => pieces === 2)).toBe(true);
    expect(overOne?.filter(({ pieces }) => pieces > 1)).toEqual([]);
  });

  it('begin with the one nearest to four fifths of the width', () => {
    const offBy = listMirrorsFor({ widthIn: 36, sinks: 1 }).map((mirror) => Math.abs(widthOf(mirror) - 28.8));
    expect(offBy).toEqual(offBy.toSorted((a, b) => a - b));
  });
});

describe('faucets for a basin', () => {
  it('follow the holes that its specification names', () => {
    const typesByHoles = new Map([
      ['1', ['Single Hole']],
      ['3, 4″ centres', ['Centerset']],
      ['3, 8″ centres', ['Widespread']],
    ]);
    const withHoles = sinks.filter(({ type, faucetHoles }) => type === 'bathroom' && faucetHoles !== undefined);
    expect(withHoles).toHaveLength(3);
    for (const sink of withHoles) {
      const holes = sink.specifications.find(({ label }) => label === 'Faucet holes')?.value ?? '';
      expect([...new Set(listFaucetsFor(sink).map(({ type }) => type))], sink.slug).toEqual(typesByHoles.get(holes));
    }
  });

  it('are named for every sink that is sold with holes, and for no other', () => {
    const named = sinks.filter(({ specifications }) => specifications.some(({ label }) => label === 'Faucet holes'));
    expect(sinks.filter(({ faucetHoles }) => faucetHoles !== undefined)).toEqual(named);
    expect(catalogue.sinks.find('boreal-16-round-vessel-matte-white')?.fitting).toBeUndefined();
    expect(catalogue.sinks.find('nipigon-25-laundry-drop-in-white')?.fitting).toBeUndefined();
  });
});
