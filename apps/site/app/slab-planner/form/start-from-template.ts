import { parseLength } from '@showroom/slab-planner/lengths';
import type { Piece } from '@showroom/slab-planner/plan';
import { moveToSpot, standPieces, type StandingPiece } from '@showroom/slab-planner/stand-pieces';
import { piecesFromTemplate, templates, type TemplateSizes } from '@showroom/slab-planner/templates';
import { checkTypedPlan } from './check-typed-plan.ts';
import { nameOf } from './form-names.ts';
import type { PlanIssue } from './planner-field.tsx';
import { typePiece, type TypedPlan } from './typed-plan.ts';

type Started =
  | { readonly plan: TypedPlan; readonly issues?: never }
  | { readonly plan?: never; readonly issues: readonly PlanIssue[] };

/** Adds the pieces of a template, in the sizes that stand in its fields. An empty size has its default. */
export function startFromTemplate(plan: TypedPlan, templateId: string, form: FormData): Started {
  const template = templates.find(({ id }) => id === templateId);
  if (template === undefined) return { plan };
  const issues: PlanIssue[] = [];
  const sizes: Record<string, number> = {};
  for (const { id } of template.sizes) {
    const field = nameOf.template(template.id, id);
    const text = form.get(field);
    if (typeof text !== 'string' || text.trim() === '') continue;
    const { lengthIn, problem } = parseLength(text);
    if (problem === undefined) sizes[id] = lengthIn;
    else issues.push({ field, message: problem });
  }
  if (issues.length > 0) return { issues };
  const known: TemplateSizes = sizes;
  const thickness = plan.thickness === '2cm' ? '2cm' : '3cm';
  const added = piecesFromTemplate(template.id, known, plan.pieces, thickness);
  // While something else is wrong, nobody knows where the others stand.
  const standing = standPieces(checkTypedPlan(plan).plan?.pieces ?? []);
  const pieces = moveAwayFrom(standing, added).map(typePiece);
  // Two islands have two names.
  const names = new Set(plan.pieces.map(({ name }) => name));
  const named = pieces.map((piece) => ({
    ...piece,
    name: names.has(piece.name) ? countUp(piece.name, names) : piece.name,
  }));
  return { plan: { ...plan, pieces: [...plan.pieces, ...named] } };
}

/** Pieces without a place of their own, such as a backsplash, find it on the page. */
function moveAwayFrom(standing: readonly StandingPiece[], added: readonly Piece[]): readonly Piece[] {
  if (added.some(({ at }) => at === undefined)) return added;
  return moveToSpot(standPieces(added), standing).map(({ at, piece }) => ({ ...piece, at }));
}

/** The name with the first number that makes it unique: `Island 2`. */
export function countUp(name: string, taken: ReadonlySet<string>): string {
  const bare = name.replace(/ \d+$/, '');
  let number = 2;
  while (taken.has(`${bare} ${number}`)) number += 1;
  return `${bare} ${number}`;
}
