/** The field of a quote form that carries a countertop plan, and the parameter of the form's URL. */
export const PLAN_FIELD = 'plan';

/** The label of the stored answer. No question has it, so only the server writes it. */
const LABEL = 'Countertop plan';

interface PlanAnswer {
  /** What it consists of, in a few words. */
  readonly words: string;
  /** Its page on the site. */
  readonly url: string;
}

/** Writes a plan as an answer of a lead, for the email, the inbox and the spreadsheet. */
export function writePlanAnswer({ words, url }: PlanAnswer): { readonly label: string; readonly value: string } {
  return { label: LABEL, value: `${words}\n${url}` };
}

/** Reads such an answer; null for any other. */
export function readPlanAnswer({
  label,
  value,
}: {
  readonly label: string;
  readonly value: string;
}): PlanAnswer | null {
  const lines = value.split('\n');
  const url = lines.at(-1) ?? '';
  if (label !== LABEL || !/^https?:\/\//.test(url)) return null;
  return { words: lines.slice(0, -1).join('\n'), url };
}
