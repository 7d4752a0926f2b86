import { sidesOf } from '../outlines/outlines.ts';
import {
  cutOutKinds,
  edgeProfiles,
  type CutOutKind,
  type EdgeProfile,
  type Layout,
  type Plan,
  type Seam,
} from '../plan/plan.ts';
import { areaOfCutOut, areaOfPiece, weighStone, type Weight } from './weight.ts';

export interface Summary {
  readonly slabs: number;
  /** Of the pieces, with their cut-outs: what is taken from the slabs. */
  readonly areaSqFt: number;
  /** The share of the slabs that isn't used, from 0 to 1. Cut-outs count as used. */
  readonly wasteShare: number;
  /** Of the pieces without their cut-outs. */
  readonly weight: Weight;
  /** Profiles that the plan has, in the usual order, with the feet of each. */
  readonly edges: readonly { readonly profile: EdgeProfile; readonly feet: number }[];
  readonly finishedEdgeFeet: number;
  readonly seams: readonly { readonly pieceId: string; readonly reason: Seam['reason']; readonly lengthIn: number }[];
  /** Kinds that the plan has, in the usual order. */
  readonly cutOuts: readonly { readonly kind: CutOutKind; readonly count: number }[];
}

/** What a plan takes, in figures that aren't rounded. */
export function summarize({ pieces, thickness }: Plan, layout: Layout): Summary {
  const areaSqIn = sum(pieces.map(areaOfPiece));
  const slabsSqIn = layout.slabs.length * layout.slab.widthIn * layout.slab.heightIn;
  const cutOuts = pieces.flatMap((piece) => piece.cutOuts);
  const sides = pieces.flatMap(sidesOf);
  const edges = edgeProfiles.flatMap((profile) => {
    const feet = sum(sides.flatMap(({ edge, lengthIn }) => (edge === profile ? [lengthIn / 12] : [])));
    return feet > 0 ? [{ profile, feet }] : [];
  });
  return {
    slabs: layout.slabs.length,
    areaSqFt: areaSqIn / 144,
    wasteShare: slabsSqIn === 0 ? 0 : 1 - areaSqIn / slabsSqIn,
    weight: weighStone(areaSqIn - sum(cutOuts.map(areaOfCutOut)), thickness),
    edges,
    finishedEdgeFeet: sum(edges.map(({ feet }) => feet)),
    seams: layout.seams.map(({ pieceId, reason, from, to }) => ({
      pieceId,
      reason,
      lengthIn: Math.hypot(to[0] - from[0], to[1] - from[1]),
    })),
    cutOuts: cutOutKinds.flatMap((kind) => {
      const count = cutOuts.filter((cutOut) => cutOut.kind === kind).length;
      return count > 0 ? [{ kind, count }] : [];
    }),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
