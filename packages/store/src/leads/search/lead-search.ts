import { listWords } from '../../search/search-words.ts';
import type { SearchQuery, SearchTerm } from '../../search/search-words.ts';
import type { LeadSubject, NewLead } from '../new-lead.ts';
import type { LeadResponseTable, LeadTable } from '../tables.ts';
import {
  foldWithoutExtensions,
  isWholeNumber,
  listNumberQueries,
  listPhoneWords,
  listPhoneWordsIn,
} from './phone-numbers.ts';

type SearchedLead = Pick<NewLead, 'firstName' | 'lastName' | 'email' | 'phone' | 'answers' | 'message'> & {
  subject: Pick<LeadSubject, 'label'> | null;
};

/** Lists all words of a lead that the inbox search covers. A phone number is found from any of its digits on. */
export function listLeadWords(reference: string, lead: SearchedLead): string[] {
  const written = [lead.message, ...lead.answers.map(({ value }) => value)];
  const phone = lead.phone ?? '';
  const texts = [reference, lead.firstName, lead.lastName, lead.email, phone, lead.subject?.label ?? '', ...written];
  return [...new Set([...texts.flatMap(listWords), ...listPhoneWords(phone), ...written.flatMap(listPhoneWordsIn)])];
}

/** Lists the words of a visitor's reply, without the emails it quotes. */
export function listResponseWords({ name, address, subject, text }: SearchedResponse): string[] {
  return [...new Set([...[name, address, subject, text].flatMap(listWords), ...listPhoneWordsIn(text)])];
}

export function listNoteWords(note: string): string[] {
  return [...new Set([...listWords(note), ...listPhoneWordsIn(note)])];
}

export type SearchedResponse = Pick<LeadResponseTable, 'name' | 'address' | 'subject' | 'text'>;

/** What lists can be narrowed by: columns, and whether there is a follow-up day. */
export type Narrowing = { [Column in 'status' | 'kind' | 'is_suspected']?: LeadTable[Column] | undefined } & {
  hasFollowUp?: boolean | undefined;
};

export function listLeadLabels(lead: Narrowing): string[] {
  return [
    ...(lead.status === undefined ? [] : [`status=${lead.status}`]),
    ...(lead.kind === undefined ? [] : [`kind=${lead.kind}`]),
    ...(lead.is_suspected === undefined ? [] : [`suspected=${lead.is_suspected}`]),
    ...(lead.hasFollowUp === true ? ['follow-up=1'] : []),
  ];
}

/** A query without letters or digits, which finds nothing. */
const UNANSWERABLE: SearchQuery = [[]];

/** Digits and the separators of a phone number. */
const PART_OF_NUMBER = /^[^\p{L}$%]*\d[^\p{L}$%]*$/u;

/**
 * Parses a search query. Each word must be found. Words that may be a phone number form one term, so that (807) 555-0199,
 * 807·555·0199, 807_555_0199 and +1 807 555 0199 ext. 4 find the same.
 *
 * @returns null for an empty query
 */
export function readLeadQuery(question: string): SearchQuery | null {
  const folded = foldWithoutExtensions(question).trim();
  if (folded === '') return null;
  const terms: SearchTerm[] = [];
  let number: string[] = [];
  const endNumber = (): void => {
    const words = number.flatMap(listWords);
    const typed = number.join(' ');
    const queries = listNumberQueries(typed).map((digits) => [digits]);
    // A partial number's digits may each be in another number, a price or a reference.
    if (words.length > 0) terms.push(isWholeNumber(typed) ? queries : [words, ...queries]);
    number = [];
  };
  for (const word of folded.split(/\s+/)) {
    if (PART_OF_NUMBER.test(word)) number.push(word);
    else {
      const words = listWords(word);
      // A separator such as a dash between blanks does not end the number.
      if (words.length === 0) continue;
      endNumber();
      terms.push([words]);
    }
  }
  endNumber();
  return terms.length === 0 ? UNANSWERABLE : terms;
}
