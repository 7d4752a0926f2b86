import { expect, it } from 'vitest';
import type { Layout, Piece } from '../plan/plan.ts';
import { startPlan } from '../plan/start-plan.ts';
import { piecesFromTemplate } from '../templates/templates.ts';
import { summarize } from './summary.ts';

const layout: Layout = {
  slab: { widthIn: 126, heightIn: 64 },
  kerfIn: 0.125,
  trimIn: 0.5,
  slabs: [[], []],
  seams: [{ pieceId: 'p1', from: [63, 0], to: [63, 25], reason: 'longer-than-slab' }],
};

it('adds up what a plan takes', () => {
  const [counter] = piecesFromTemplate('straight', { length: 120, depth: 24 }) as [Piece];
  const sink = { id: 's', kind: 'undermount-sink', centre: [60, 12], widthIn: 30, depthIn: 16, radiusIn: 0 } as const;
  const faucet = { id: 'f', kind: 'faucet', centre: [60, 2], widthIn: 2, depthIn: 2, radiusIn: 1 } as const;
  const pieces = [
    { ...counter, cutOuts: [sink, faucet] },
    ...piecesFromTemplate('backsplash', { length: 120 }, [counter]),
  ];
  const summary = summarize({ ...startPlan('gris-neve'), pieces }, layout);
  expect(summary).toMatchObject({
    slabs: 2,
    areaSqFt: 20 + 10 / 3,
    edges: [{ profile: 'eased' }],
    seams: [{ pieceId: 'p1', lengthIn: 25 }],
    cutOuts: [
      { kind: 'undermount-sink', count: 1 },
      { kind: 'faucet', count: 1 },
    ],
  });
  // The front and both ends of the counter, the top and both ends of the backsplash.
  expect(summary.finishedEdgeFeet).toBeCloseTo(10 + 2 * 2 + 10 + 2 * (4 / 12), 9);
  expect(summary.wasteShare).toBeCloseTo(1 - (120 * 28) / (2 * 126 * 64), 9);
  // A square foot of 3 cm weighs 14.1 lb at 69 kg for a square metre.
  const netSqFt = (120 * 28 - 30 * 16 - Math.PI) / 144;
  expect(summary.weight.lb).toBeCloseTo(netSqFt * 14.13, 0);
  expect(summary.weight.kg).toBeCloseTo(netSqFt * 0.092903 * 69, 0);
});

it('of an empty plan is nothing', () => {
  expect(summarize(startPlan('gris-neve'), { ...layout, slabs: [], seams: [] })).toMatchObject({
    slabs: 0,
    areaSqFt: 0,
    wasteShare: 0,
    finishedEdgeFeet: 0,
    weight: { kg: 0, lb: 0 },
  });
});
