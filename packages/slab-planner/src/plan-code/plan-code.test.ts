import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlan } from '../parse-plan/parse-plan.ts';
import type { Plan } from '../plan/plan.ts';
import { startPlan } from '../plan/start-plan.ts';
import { piecesFromTemplate, templates } from '../templates/templates.ts';
import { randomPlans } from '../testing/random-plans.ts';
import { decodePlan, encodePlan } from './plan-code.ts';

/** Every template, until there are as many pieces. */
function planOf(count: number): Plan {
  const plan = startPlan('calacatta-midas');
  let { pieces } = plan;
  while (pieces.length < count) {
    for (const { id } of templates) pieces = [...pieces, ...piecesFromTemplate(id, {}, pieces)];
  }
  const places = pieces.slice(0, count).map(({ id }, index) => ({
    partId: id,
    slab: Math.floor(index / 4),
    xIn: 12.0625 * (index % 4),
    yIn: 25.625,
    quarterTurns: 0 as const,
  }));
  return { ...plan, pieces: pieces.slice(0, count), places };
}

describe('a plan in a URL', () => {
  it('is the same plan when it is read back', () => {
    fc.assert(
      fc.property(randomPlans({ mostPieces: 20 }), (plan) => {
        const code = encodePlan(plan);
        expect(code).toMatch(/^[\w-]+$/);
        expect(decodePlan(code)).toEqual(plan);
      }),
    );
  });

  it('is short enough for an email with forty pieces, each named and placed by hand', () => {
    const { pieces, ...rest } = planOf(40);
    const plan = {
      ...rest,
      pieces: pieces.map((piece, index) => ({ ...piece, name: `${piece.name} ${index + 1}` })),
    };
    expect(decodePlan(encodePlan(plan))).toEqual(plan);
    expect(encodePlan(plan).length).toBeLessThan(2000);
  });

  it('can have a hundred pieces, and no more', () => {
    expect(decodePlan(encodePlan(planOf(100)))?.pieces).toHaveLength(100);
    expect(decodePlan(encodePlan(planOf(101)))).toBeNull();
  });

  it('of an older link stays what it was', () => {
    // Of version 1, which had no places in the room.
    expect(decodePlan('BSLO5NLmWtzK7MqEROBiI0JhcgJA-AESUFIQERC5kgBUAEcOHIqAJoAOGICwAo')).toEqual({
      ...startPlan('gris-neve'),
      pieces: [
        {
          id: 'p1',
          name: 'Bar',
          role: 'counter',
          shape: { kind: 'straight', lengthIn: 60.5, depthIn: 16 },
          edges: [null, 'ogee', 'eased', null],
          radiiIn: [0, 0.5, 0.5, 0],
          cutOuts: [{ id: 's', kind: 'vessel-sink', centre: [20, 8], widthIn: 1.75, depthIn: 1.75, radiusIn: 0.875 }],
          appliances: [{ kind: 'fridge', fromIn: 36, widthIn: 24 }],
          overhangIn: 12,
          isOverhangSupported: true,
          isWhole: false,
        },
      ],
      places: [{ partId: 'p1', slab: 1, xIn: 3, yIn: 0.0625, quarterTurns: 1 }],
    });
  });

  it('is null if the text is cut off, longer, or of another version', () => {
    const code = encodePlan(planOf(3));
    for (let length = 0; length < code.length; length += 1) expect(decodePlan(code.slice(0, length))).toBeNull();
    expect(decodePlan(`${code}A`)).toBeNull();
    expect(decodePlan(`D${code.slice(1)}`)).toBeNull();
    expect(decodePlan('A'.repeat(400_000))).toBeNull();
  });

  it('is null or a valid plan, whatever the text', () => {
    const plans = randomPlans({ mostPieces: 3 }).map(encodePlan);
    const changed = fc
      .tuple(plans, fc.nat(), fc.stringMatching(/^[\w-]{0,3}$/))
      .map(([code, at, text]) => `${code.slice(0, at % code.length)}${text}${code.slice((at % code.length) + 1)}`);
    fc.assert(
      fc.property(fc.oneof(changed, fc.stringMatching(/^[BC][\w-]*$/), fc.string({ unit: 'binary' })), (text) => {
        const plan = decodePlan(text);
        if (plan !== null) expect(parsePlan(plan)).toEqual({ plan });
      }),
    );
  });
});
