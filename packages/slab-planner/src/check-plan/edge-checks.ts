import { formatLength } from '../lengths/lengths.ts';
import { isInsideCorner, outlineOf, sidesOf } from '../outlines/outlines.ts';
import { edgeWords } from '../plan/plan-words.ts';
import type { Piece, Plan, Seam } from '../plan/plan.ts';
import type { PieceFinding } from './finding.ts';
import { ruleSources } from './rule-sources.ts';

/** 10 mm, rounded down to sixteenths: 3/8″, as shops say. */
const INSIDE_RADIUS = 3 / 8;

/** Checks inside corners, except those where a seam ends: there the parts have no inside corner. */
export function checkInsideCorners({ shape, radiiIn }: Piece, seams: readonly Seam[]): readonly PieceFinding[] {
  const outline = outlineOf(shape);
  const ends = new Set(seams.flatMap(({ from, to }) => [from.join(), to.join()]));
  const isSharp = outline.some(
    (corner, index) =>
      isInsideCorner(outline, index) && (radiiIn[index] ?? 0) < INSIDE_RADIUS && !ends.has(corner.join()),
  );
  if (!isSharp) return [];
  const message = `An inside corner needs a radius of at least ${formatLength(INSIDE_RADIUS)}. Cracks start at sharp corners.`;
  return [{ rule: 'inside-corner', severity: 'problem', message, source: ruleSources.silestone }];
}

/** Checks whether the thickness has room for the profiles. */
export function checkProfiles({ edges }: Piece, thickness: Plan['thickness']): readonly PieceFinding[] {
  if (thickness === '3cm') return [];
  const tall = (['ogee', 'cove'] as const).filter((profile) => edges.includes(profile));
  return tall.map((profile) => ({
    rule: 'profile-thickness',
    severity: 'warning',
    message: `A full ${edgeWords[profile]} edge needs 3 cm. In 2 cm it is cut small, or the edge is built up with a strip below.`,
    source: ruleSources.common,
  }));
}

/** Checks that each mitred side is straight to its ends, and meets a waterfall end or gets a strip. */
export function checkMitres(piece: Piece, { pieces }: Plan): readonly PieceFinding[] {
  const { radiiIn, role } = piece;
  const sides = sidesOf(piece);
  const partners = pieces.filter((other) => (other.role === 'waterfall') !== (role === 'waterfall')).flatMap(sidesOf);
  return sides.flatMap(({ edge, name, lengthIn }, index): readonly PieceFinding[] => {
    if (edge !== 'mitre') return [];
    if ([index, index + 1].some((corner) => (radiiIn[corner % radiiIn.length] ?? 0) > 0)) {
      const message = `The mitred ${name} can’t end in a rounded corner. Set the radius of its corners to 0.`;
      return [{ rule: 'mitre', severity: 'problem', message, source: ruleSources.common }];
    }
    if (partners.some((partner) => partner.edge === 'mitre' && partner.lengthIn === lengthIn)) return [];
    const message =
      role === 'waterfall'
        ? `No mitred side of the plan is ${formatLength(lengthIn)} long, as this end needs.`
        : `The mitred ${name} needs a strip of the same stone, ${formatLength(lengthIn)} long. Add it as a piece, as wide as the edge is to look thick.`;
    return [
      { rule: 'mitre', severity: role === 'waterfall' ? 'problem' : 'note', message, source: ruleSources.common },
    ];
  });
}
