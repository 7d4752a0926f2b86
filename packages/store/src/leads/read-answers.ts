import { z } from 'zod';
import type { LeadAnswer } from './new-lead.ts';

const answersSchema = z.array(z.object({ label: z.string(), value: z.string() }));

export function readAnswers(json: string): LeadAnswer[] {
  return answersSchema.parse(JSON.parse(json));
}
