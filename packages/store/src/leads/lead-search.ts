import { foldForSearch, listWords } from '../search/search-words.ts';
import type { SearchQuery, SearchTerm } from '../search/search-words.ts';
import type { NewLead } from './new-lead.ts';
import type { LeadTable } from './tables.ts';

/** Fewer digits than these are found as words only. */
const SHORTEST_NUMBER = 3;

/** Everything the inbox search looks at. A telephone number is found from any of its digits on. */
export function listLeadWords(reference: string, lead: NewLead): string[] {
  const texts = [
    reference,
    lead.firstName,
    lead.lastName,
    lead.email,
    lead.phone ?? '',
    lead.subject?.label ?? '',
    lead.message,
    ...lead.answers.map(({ value }) => value),
  ];
  return [...new Set([...texts.flatMap(listWords), ...listTails(lead.phone?.replaceAll(/\D/g, '') ?? '')])];
}

/** What lists of leads can be narrowed by: columns, and whether there is a day to follow up. */
export type Narrowing = { [Column in 'status' | 'kind' | 'is_suspected']?: LeadTable[Column] | undefined } & {
  hasFollowUp?: boolean | undefined;
};

/** The same for the index of leads. */
export function listLeadLabels(lead: Narrowing): string[] {
  return [
    ...(lead.status === undefined ? [] : [`status=${lead.status}`]),
    ...(lead.kind === undefined ? [] : [`kind=${lead.kind}`]),
    ...(lead.is_suspected === undefined ? [] : [`suspected=${lead.is_suspected}`]),
    ...(lead.hasFollowUp === true ? ['follow-up=1'] : []),
  ];
}

/** A question without any letter or digit, which finds nothing. */
const UNANSWERABLE: SearchQuery = [[]];

/**
 * Takes a question apart. Each word must be found. Words that can be a telephone number are one term together, so that
 * (807) 555-0199, 807-555-0199, 807.555.0199 and +1 807 555 0199 find the same.
 *
 * @returns null when nothing is asked
 */
export function readLeadQuery(question: string): SearchQuery | null {
  const folded = foldForSearch(question);
  if (folded === '') return null;
  const terms: SearchTerm[] = [];
  let number: string[] = [];
  const endNumber = (): void => {
    const words = number.flatMap(listWords);
    if (words.length > 0) terms.push([words, ...listDigits(number.join(' ')).map((digits) => [digits])]);
    number = [];
  };
  for (const word of folded.split(' ')) {
    if (/^[\d+().\p{Pd}\u2212/]*\d[\d+().\p{Pd}\u2212/]*$/u.test(word)) number.push(word);
    else {
      endNumber();
      const words = listWords(word);
      if (words.length > 0) terms.push([words]);
    }
  }
  endNumber();
  return terms.length === 0 ? UNANSWERABLE : terms;
}

/** The digits with and without Canada's country code: the number that was kept may lack what was searched for. */
function listDigits(number: string): string[] {
  const digits = number.replaceAll(/\D/g, '');
  const hasCountryCode = /^\+?1\D/.test(number) || number.startsWith('+1') || /^1\d{10}$/.test(digits);
  return [digits, ...(hasCountryCode ? [digits.slice(1)] : [])].filter(({ length }) => length >= SHORTEST_NUMBER);
}

/** 8075550199, 075550199, …, 199: the index knows words by their beginnings. */
function listTails(digits: string): string[] {
  return Array.from({ length: Math.max(0, digits.length - SHORTEST_NUMBER + 1) }, (_, start) => digits.slice(start));
}
