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

/** One part of a query, as `like` patterns with `\` as the escape character: all of `words` occur, or one of `digits`. */
export interface SearchTerm {
  words: string[];
  /** The digits of a telephone number, however the query writes it. */
  digits: string[];
}

const SHORTEST_NUMBER = 3;

/**
 * Takes a query apart. Each term must be found. Words that can be a telephone number are one term together, so that
 * (807) 555-0199, 807-555-0199, 807.555.0199 and +1 807 555 0199 find the same.
 */
export function readSearchQuery(query: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let number: string[] = [];
  const endNumber = (): void => {
    if (number.length > 0) terms.push({ words: number.map(containing), digits: listDigits(number.join(' ')) });
    number = [];
  };
  for (const word of foldForSearch(query).split(' ')) {
    if (/^[\d+().\p{Pd}\u2212/]*\d[\d+().\p{Pd}\u2212/]*$/u.test(word)) number.push(word);
    else {
      endNumber();
      if (word !== '') terms.push({ words: [containing(word)], digits: [] });
    }
  }
  endNumber();
  return terms;
}

/** The digits with and without Canada's country code: the number that was kept may lack what was searched for. */
function listDigits(number: string): string[] {
  const digits = number.replaceAll(/\D/g, '');
  const hasCountryCode = /^\+?1\D/.test(number) || number.startsWith('+1') || /^1\d{10}$/.test(digits);
  return [digits, ...(hasCountryCode ? [digits.slice(1)] : [])]
    .filter(({ length }) => length >= SHORTEST_NUMBER)
    .map(containing);
}

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
