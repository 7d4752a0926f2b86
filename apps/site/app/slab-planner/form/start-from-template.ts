import { parseLength } from '@showroom/slab-planner/lengths';
import type { Piece } from '@showroom/slab-planner/plan';
import { moveToSpot, standPieces } from '@showroom/slab-planner/stand-pieces';
import { piecesFromTemplate, templates, type TemplateSizes } from '@showroom/slab-planner/templates';
import { checkTypedPlan } from './check-typed-plan.ts';
import { nameOf } from './form-names.ts';
import type { PlanIssue } from './planner-field.tsx';
import { typePiece, typeRoomPlace, type TypedPlan } from './typed-plan.ts';

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
  // Two islands have two names.
  const names = new Set(plan.pieces.map(({ name }) => name));
  const named = added.map((piece) => ({
    ...piece,
    name: names.has(piece.name) ? countUp(piece.name, names) : piece.name,
  }));
  return { plan: placeTogether(plan, named) };
}

/** Adds pieces next to those of the plan, which stay where they stand. */
function placeTogether(plan: TypedPlan, added: readonly Piece[]): TypedPlan {
  // A template without places, such as a backsplash, finds them on the page.
  if (added.some(({ at }) => at === undefined)) return addPieces(plan, added);
  if (plan.pieces.length === 0) return addPieces(plan, added);
  const known = checkTypedPlan(plan).plan?.pieces;
  // While something is wrong, it isn't known where the others stand.
  if (known === undefined) return addPieces(plan, added.map(removePlace));
  const standing = standPieces(known);
  const placed = moveToSpot(standPieces(added), standing).map(({ at, piece }) => ({ ...piece, at }));
  const pieces = plan.pieces.map((piece, index) =>
    // One without a place would find another one next to the added pieces.
    known[index]?.at === undefined ? { ...piece, ...typeRoomPlace(standing[index]?.at) } : piece,
  );
  const next = addPieces({ ...plan, pieces }, placed);
  // Places have limits, which a long row goes beyond.
  return checkTypedPlan(next).plan === undefined ? addPieces(plan, added.map(removePlace)) : next;
}

function addPieces(plan: TypedPlan, added: readonly Piece[]): TypedPlan {
  return { ...plan, pieces: [...plan.pieces, ...added.map(typePiece)] };
}

function removePlace(piece: Piece): Piece {
  const loose: Piece & { at?: Piece['at'] } = { ...piece };
  delete loose.at;
  return loose;
}

/** The name with the first number that makes it unique: `Island 2`. */
export function countUp(name: string, taken: ReadonlySet<string>): string {
  const bare = name.replace(/ \d+$/, '');
  let number = 2;
  while (taken.has(`${bare} ${number}`)) number += 1;
  return `${bare} ${number}`;
}
