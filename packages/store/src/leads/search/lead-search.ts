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

/** What of a lead is searched. */
type SearchedLead = Pick<NewLead, 'firstName' | 'lastName' | 'email' | 'phone' | 'answers' | 'message'> & {
  subject: Pick<LeadSubject, 'label'> | null;
};

/** Everything the inbox search looks at. A phone number is found from any of its digits on, wherever it was written. */
export function listLeadWords(reference: string, lead: SearchedLead): string[] {
  const written = [lead.message, ...lead.answers.map(({ value }) => value)];
  const phone = lead.phone ?? '';
  const texts = [reference, lead.firstName, lead.lastName, lead.email, phone, lead.subject?.label ?? '', ...written];
  return [...new Set([...texts.flatMap(listWords), ...listPhoneWords(phone), ...written.flatMap(listPhoneWordsIn)])];
}

/** The same of what a visitor answered by mail, whom the lead is found by as well; not of the emails that it repeats. */
export function listResponseWords({ name, address, subject, text }: SearchedResponse): string[] {
  return [...new Set([...[name, address, subject, text].flatMap(listWords), ...listPhoneWordsIn(text)])];
}

/** The same of a note that the shop wrote about it. */
export function listNoteWords(note: string): string[] {
  return [...new Set([...listWords(note), ...listPhoneWordsIn(note)])];
}

/** What of an answer is searched. */
export type SearchedResponse = Pick<LeadResponseTable, 'name' | 'address' | 'subject' | 'text'>;

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

/** Nothing but digits and what may stand between those of a phone number. */
const PART_OF_NUMBER = /^[^\p{L}$%]*\d[^\p{L}$%]*$/u;

/**
 * Takes a question apart. Each word must be found. Words that can be a phone number are one term together, so that
 * (807) 555-0199, 807·555·0199, 807_555_0199 and +1 807 555 0199 ext. 4 find the same.
 *
 * @returns null when nothing is asked
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
    // The parts of a whole number may each stand somewhere else: in another number, a price, a reference.
    if (words.length > 0) terms.push(isWholeNumber(typed) ? queries : [words, ...queries]);
    number = [];
  };
  for (const word of folded.split(/\s+/)) {
    if (PART_OF_NUMBER.test(word)) number.push(word);
    else {
      const words = listWords(word);
      // A sign between the digits of a number, as a dash between blanks, does not end it.
      if (words.length === 0) continue;
      endNumber();
      terms.push([words]);
    }
  }
  endNumber();
  return terms.length === 0 ? UNANSWERABLE : terms;
}
