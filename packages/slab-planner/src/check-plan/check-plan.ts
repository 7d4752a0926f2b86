import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { freeOverhangIn } from './free-overhang.ts';
import { cutParts, usableArea, type CutPlan, type SlabDimensions } from '../cut-parts/cut-parts.ts';
import { formatLength } from '../lengths/lengths.ts';
import { areaOf, boxOf, outlineOf, placeCutOuts } from '../outlines/outlines.ts';
import type { CutPart, Piece, Plan, Seam } from '../plan/plan.ts';
import { areaOfCutOut, weighStone } from '../summary/weight.ts';
import { checkCutOuts } from './cut-out-checks.ts';
import { checkInsideCorners, checkMitres, checkProfiles } from './edge-checks.ts';
import type { Finding, PieceFinding } from './finding.ts';
import { ruleSources } from './rule-sources.ts';

export type { Finding } from './finding.ts';

/** Makes the checks that a fabricator makes before cutting, piece by piece, the worst of each piece first. For a valid plan. */
export function checkPlan(plan: Plan): readonly Finding[] {
  const slab = findQuartzColour(plan.stone)?.sizes[plan.slabSize];
  if (slab === undefined) return [];
  const cut = cutParts(plan, slab);
  const couldTurn = !plan.mayTurn && cut.seams.some(({ reason }) => reason !== 'corner');
  const turned = couldTurn ? cutParts({ ...plan, mayTurn: true }, slab) : cut;
  return plan.pieces.flatMap((piece) => {
    const own = <T extends { readonly pieceId: string }>(items: readonly T[]) =>
      items.filter(({ pieceId }) => pieceId === piece.id);
    const seams = own(cut.seams);
    const findings = [
      ...checkSeamPlaces(own(cut.problems)),
      ...checkCutOuts(piece),
      ...checkInsideCorners(piece, seams),
      ...checkMitres(piece, plan),
      ...checkOverhang(piece, plan.thickness),
      ...checkSpans(piece, plan.thickness),
      ...checkWeight(piece, own(cut.parts), plan.thickness),
      ...checkProfiles(piece, plan.thickness),
      ...checkBacksplash(piece),
      ...describeSeams(seams, slab, own(turned.seams).length < seams.length),
    ];
    return findings
      .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
      .map((finding) => ({ pieceId: piece.id, ...finding }));
  });
}

const severities: readonly Finding['severity'][] = ['problem', 'warning', 'note'];

function checkSeamPlaces(problems: CutPlan['problems']): readonly PieceFinding[] {
  return problems.map(({ message }) => ({
    rule: 'seam-place',
    severity: 'problem',
    message,
    source: ruleSources.dishwasher,
  }));
}

function describeSeams(seams: readonly Seam[], slab: SlabDimensions, isTurnHelpful: boolean): readonly PieceFinding[] {
  const { widthIn, heightIn } = usableArea(slab);
  const reasons = {
    'longer-than-slab': `a slab gives at most ${formatLength(widthIn)} in length`,
    'wider-than-slab': `a slab gives at most ${formatLength(heightIn)} across`,
    corner: 'the corner is made of two parts',
  };
  const advice = isTurnHelpful ? ' Parts that may be turned need fewer seams.' : '';
  return seams.map(({ from, to, reason }) => {
    const place =
      from[0] === to[0] ? `${formatLength(from[0])} from the left end` : `${formatLength(from[1])} from the back`;
    const message = `It has a seam ${place}: ${reasons[reason]}.${advice}`;
    const source = reason === 'corner' ? ruleSources.common : ruleSources.slabs;
    return { rule: 'seam-needed', severity: 'note', message, source };
  });
}

function checkOverhang(
  { role, shape, overhangIn, isOverhangSupported }: Piece,
  thickness: Plan['thickness'],
): readonly PieceFinding[] {
  if (isOverhangSupported || role === 'backsplash' || role === 'waterfall') return [];
  const mostIn = freeOverhangIn[thickness];
  const depthIn = shape.kind === 'free' ? boxOf(outlineOf(shape)).bottom : shape.depthIn;
  const overhang = `The overhang of ${formatLength(overhangIn)} needs brackets or legs`;
  if (overhangIn > mostIn) {
    const message = `${overhang}: ${thickness.replace('cm', ' cm')} carries at most ${formatLength(mostIn)}.`;
    const source = thickness === '2cm' ? ruleSources.stoneManual : ruleSources.overhang3cm;
    return [{ rule: 'overhang', severity: 'problem', message, source }];
  }
  if (overhangIn * 3 <= depthIn) return [];
  const message = `${overhang}: it is more than a third of the depth of ${formatLength(depthIn)}.`;
  return [{ rule: 'overhang', severity: 'problem', message, source: ruleSources.stoneManual }];
}

/** How far stone may span from support to support. */
const freeSpanIn = { '2cm': 24, '3cm': 36 } as const;

function checkSpans({ appliances }: Piece, thickness: Plan['thickness']): readonly PieceFinding[] {
  const mostIn = freeSpanIn[thickness];
  return appliances
    .filter(({ kind, widthIn }) => kind === 'dishwasher' && widthIn > mostIn)
    .map(({ kind, widthIn }) => ({
      rule: 'span',
      severity: 'problem',
      message: `The stone needs support above the ${kind}: it spans ${formatLength(widthIn)}, and ${thickness.replace('cm', ' cm')} carries at most ${formatLength(mostIn)}.`,
      source: ruleSources.stoneManual,
    }));
}

const HEAVIEST_LB = 600;

function checkWeight(piece: Piece, parts: readonly CutPart[], thickness: Plan['thickness']): readonly PieceFinding[] {
  return parts.flatMap((part) => {
    const { lb, kg } = weighStone(areaOf(part.outline) - areaOfHoles(piece, part), thickness);
    if (lb <= HEAVIEST_LB) return [];
    const weight = `${Math.round(lb / 10) * 10} lb (${Math.round(kg / 5) * 5} kg)`;
    const message = `A part weighs about ${weight}. It takes a large crew and a clear way in. A seam would make it easier to carry.`;
    return [{ rule: 'weight', severity: 'warning', message, source: ruleSources.carrying }];
  });
}

function areaOfHoles(piece: Piece, { offset: [left, top], widthIn, heightIn }: CutPart): number {
  return placeCutOuts(piece)
    .filter(({ centre: [x, y] }) => x > left && x < left + widthIn && y > top && y < top + heightIn)
    .reduce((sum, { cutOut }) => sum + areaOfCutOut(cutOut), 0);
}

/** Wall cabinets hang 18″ above a counter. */
const BELOW_CABINETS = 18;

function checkBacksplash({ role, shape }: Piece): readonly PieceFinding[] {
  if (role !== 'backsplash' || shape.kind !== 'straight' || shape.depthIn <= BELOW_CABINETS) return [];
  const message = `It is higher than ${formatLength(BELOW_CABINETS)}, the usual height below wall cabinets. Check that it fits.`;
  return [{ rule: 'backsplash-height', severity: 'note', message, source: ruleSources.common }];
}
