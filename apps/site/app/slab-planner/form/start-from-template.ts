import { parseLength } from '@showroom/slab-planner/lengths';
import { piecesFromTemplate, templates, type TemplateSizes } from '@showroom/slab-planner/templates';
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
  const pieces = piecesFromTemplate(template.id, known, plan.pieces).map(typePiece);
  // Two islands have two names.
  const names = new Set(plan.pieces.map(({ name }) => name));
  const named = pieces.map((piece) => ({
    ...piece,
    name: names.has(piece.name) ? countUp(piece.name, names) : piece.name,
  }));
  return { plan: { ...plan, pieces: [...plan.pieces, ...named] } };
}

/** The name with the first number that makes it unique: `Island 2`. */
export function countUp(name: string, taken: ReadonlySet<string>): string {
  const bare = name.replace(/ \d+$/, '');
  let number = 2;
  while (taken.has(`${bare} ${number}`)) number += 1;
  return `${bare} ${number}`;
}
