import { describe, expect, it } from 'vitest';
import { mirrors } from '../products/mirrors.ts';
import { sinks } from '../products/sinks.ts';
import { vanities } from '../products/vanities.ts';
import { catalogue } from './families.ts';
import { bathroomFaucets } from '../products/bathroom-faucets.ts';
import { kitchenFaucets } from '../products/kitchen-faucets.ts';
import { findFaucetsFor, findMirrorsFor } from './fitting.ts';

const pick = <Product extends { readonly slug: string }>(
  products: readonly Product[],
  fitting: { readonly slugs: readonly string[] } | undefined,
): readonly Product[] => (fitting?.slugs ?? []).flatMap((slug) => products.filter((product) => product.slug === slug));
const mirrorsFor = (vanity: Parameters<typeof findMirrorsFor>[0]) => pick(mirrors, findMirrorsFor(vanity));

const widthOf = ({ widthIn, pieces }: (typeof mirrors)[number]) => widthIn * pieces;

describe('mirrors for a vanity', () => {
  it.each(vanities.map((vanity) => [vanity.name, vanity] as const))(
    'for the %s are no wider, and at least three fifths as wide',
    (_name, vanity) => {
      const fitting = mirrorsFor(vanity);
      expect(fitting.length).toBeGreaterThanOrEqual(3);
      for (const mirror of fitting) {
        expect(widthOf(mirror), mirror.slug).toBeLessThanOrEqual(vanity.widthIn);
        expect(widthOf(mirror), mirror.slug).toBeGreaterThanOrEqual(0.6 * vanity.widthIn);
      }
    },
  );

  it('include all that fit, and pairs only for two basins', () => {
    const [overOne, overTwo] = ([1, 2] as const).map((count) => mirrorsFor({ widthIn: 72, sinks: count }));
    const inWidth = mirrors.filter((mirror) => widthOf(mirror) <= 72 && widthOf(mirror) >= 0.6 * 72);
    expect(new Set(overTwo)).toEqual(new Set(inWidth));
    expect(inWidth.some(({ pieces }) => pieces === 2)).toBe(true);
    expect(overOne?.filter(({ pieces }) => pieces > 1)).toEqual([]);
  });

  it('start with the one closest to four fifths of the width', () => {
    const fitting = mirrorsFor({ widthIn: 36, sinks: 1 });
    const had = fitting.filter(({ isInStock }) => isInStock);
    const soldOut = fitting.filter(({ isInStock }) => !isInStock);
    expect(fitting).toEqual([...had, ...soldOut]);
    for (const each of [had, soldOut]) {
      const offBy = each.map((mirror) => Math.abs(widthOf(mirror) - 28.8));
      expect(offBy).toEqual(offBy.toSorted((a, b) => a - b));
    }
  });
});

const specification = ({ specifications }: (typeof sinks)[number] | (typeof kitchenFaucets)[number], asked: string) =>
  specifications.find(({ label }) => label === asked)?.value ?? '';

describe('faucets for a sink', () => {
  it('match the holes of its specification', () => {
    const typesByHoles = new Map([
      ['1', ['Single Hole']],
      ['3, 4″ centres', ['Centerset']],
      ['3, 8″ centres', ['Widespread']],
    ]);
    const withHoles = sinks.filter(({ type, faucetHoles }) => type === 'bathroom' && faucetHoles !== undefined);
    expect(new Set(withHoles.map((sink) => specification(sink, 'Faucet holes')))).toEqual(new Set(typesByHoles.keys()));
    for (const sink of withHoles) {
      const types = pick(bathroomFaucets, findFaucetsFor(sink)).map(({ type }) => type);
      expect([...new Set(types)], sink.slug).toEqual(typesByHoles.get(specification(sink, 'Faucet holes')));
    }
    const named = sinks.filter((sink) => specification(sink, 'Faucet holes') !== '');
    expect(sinks.filter(({ faucetHoles }) => faucetHoles !== undefined)).toEqual(named);
  });

  it('let the water of a kitchen faucet fall between the back of the bowl and its middle, closest to the drain first', () => {
    const kitchen = sinks.filter(({ type }) => type === 'kitchen');
    for (const sink of kitchen) {
      const { frontToBackIn = 0, drain } = sink.bowl ?? {};
      const fallsAtIn = pick(kitchenFaucets, findFaucetsFor(sink)).map(({ reachIn }) => reachIn - 2.5);
      expect(fallsAtIn.length, sink.slug).toBeGreaterThanOrEqual(4);
      for (const each of fallsAtIn) expect(each / frontToBackIn, sink.slug).toBeLessThanOrEqual(0.5);
      const offBy = pick(kitchenFaucets, findFaucetsFor(sink))
        .filter(({ isInStock }) => isInStock)
        .map(({ reachIn }) => Math.abs(reachIn - 2.5 - frontToBackIn / (drain === 'rear' ? 3 : 2)));
      expect(offBy, sink.slug).toEqual(offBy.toSorted((a, b) => a - b));
    }
    const [toTheRear, toTheMiddle] = [
      'superior-30-granite-composite-charcoal',
      'boreal-33-farmhouse-fireclay-white',
    ].map((slug) => catalogue.sinks.find(slug)?.fitting?.slugs[0]);
    expect(toTheRear).not.toBe(toTheMiddle);
  });

  it('have one hole for a laundry sink with one', () => {
    const faucets = pick(kitchenFaucets, catalogue.sinks.find('nipigon-25-laundry-drop-in-white')?.fitting);
    expect(faucets.length).toBeGreaterThanOrEqual(4);
    expect(new Set(faucets.map(({ holes }) => holes))).toEqual(new Set([1]));
  });

  it('clear the rim of a vessel by a hand, or come out of the wall', () => {
    const low = pick(bathroomFaucets, catalogue.sinks.find('nipigon-22-oval-vessel-gloss')?.fitting);
    const high = pick(bathroomFaucets, catalogue.sinks.find('boreal-17-travertine-vessel')?.fitting);
    expect(low.map(({ slug }) => slug)).toContain('boreal-heron-arc-gunmetal');
    expect(high.map(({ slug }) => slug)).not.toContain('boreal-heron-arc-gunmetal');
    for (const faucet of high)
      if (faucet.type !== 'Wall-Mounted') expect(faucet.heightIn, faucet.slug).toBeGreaterThanOrEqual(6 + 4);
    expect(high.some(({ type }) => type === 'Wall-Mounted')).toBe(true);
  });

  it('reach past the rim of an undermount basin, and aren’t tall enough to splash', () => {
    const basins = sinks.filter(({ type, mounting }) => type === 'bathroom' && mounting === 'Undermount');
    expect(basins).toHaveLength(2);
    for (const basin of basins) {
      const fitting = pick(bathroomFaucets, findFaucetsFor(basin));
      expect(fitting.length, basin.slug).toBeGreaterThanOrEqual(4);
      // The counter is drilled to fit: any number of holes, but no wall faucet.
      expect(new Set(fitting.map(({ type }) => type))).toEqual(new Set(['Widespread', 'Centerset', 'Single Hole']));
      for (const { heightIn = 0, reachIn, slug } of fitting) {
        expect(reachIn - 2, slug).toBeGreaterThanOrEqual(2);
        expect(reachIn - 2, slug).toBeLessThanOrEqual((basin.bowl?.frontToBackIn ?? 0) / 2);
        expect(heightIn, slug).toBeLessThan(10);
      }
    }
  });

  it.each(sinks.map((sink) => [sink.name, sink] as const))('for the %s are listed last if sold out', (_name, sink) => {
    const { family, slugs = [] } = findFaucetsFor(sink) ?? {};
    const products: readonly { slug: string; isInStock: boolean }[] =
      family === 'kitchen-faucets' ? kitchenFaucets : bathroomFaucets;
    const isHad = slugs.map((slug) => products.find((each) => each.slug === slug)?.isInStock);
    expect(isHad).toEqual(isHad.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('match by figures that both specifications have', () => {
    for (const sink of sinks.filter(({ bowl }) => bowl !== undefined)) {
      const [, frontToBack] = /″ × (\d+)″/.exec(specification(sink, 'Bowl') || specification(sink, 'Bowls')) ?? [];
      expect(String(sink.bowl?.frontToBackIn), sink.slug).toBe(frontToBack);
      expect(specification(sink, 'Drain'), sink.slug).toContain(sink.bowl?.drain);
    }
    for (const faucet of kitchenFaucets)
      expect(specification(faucet, 'Holes'), faucet.slug).toMatch(new RegExp(`^${faucet.holes}\\b`));
  });
});
