import type { NewLead } from './new-lead.ts';

/** Lower case without accents, so that "helene" finds "Hélène" on any database. */
export function foldForSearch(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Everything the inbox search looks at, folded. The telephone number stands there as written and as digits. */
export function leadSearchText(reference: string, lead: NewLead): string {
  const parts = [
    reference,
    lead.firstName,
    lead.lastName,
    lead.email,
    lead.phone ?? '',
    lead.phone?.replaceAll(/\D/g, '') ?? '',
    lead.subject?.label ?? '',
    lead.message,
    ...lead.answers.map(({ value }) => value),
  ];
  return foldForSearch(parts.filter((part) => part !== '').join(' '));
}

/** `like` patterns, one for each word of a query, with `\` as the escape character. */
export function searchPatterns(query: string): string[] {
  return foldForSearch(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
