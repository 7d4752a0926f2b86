import { cleanLine, cleanText } from '@showroom/catalog-data/typed-text';
import type { NewLead } from './new-lead.ts';

/** Cleans every text of a lead, so that any database accepts it and no email header can be injected. */
export function cleanLead(lead: NewLead): NewLead {
  const phone = lead.phone === null ? '' : cleanLine(lead.phone);
  return {
    kind: lead.kind,
    firstName: cleanLine(lead.firstName),
    lastName: cleanLine(lead.lastName),
    email: cleanLine(lead.email),
    phone: phone === '' ? null : phone,
    subject: lead.subject && {
      kind: cleanLine(lead.subject.kind),
      slug: cleanLine(lead.subject.slug),
      label: cleanLine(lead.subject.label),
    },
    answers: lead.answers.map(({ label, value, ...sent }) => ({
      label: cleanLine(label),
      value: cleanText(value),
      ...sent,
    })),
    message: cleanText(lead.message),
    spam: { score: Math.round(lead.spam.score), reasons: lead.spam.reasons.map(cleanLine) },
    sourcePath: cleanLine(lead.sourcePath),
  };
}
