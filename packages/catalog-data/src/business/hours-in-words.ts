import { lowerFirst } from '../first-letter.ts';
import type { BusinessFacts } from './business-facts.ts';
import { describeOpenDays, describeWeek } from './opening-hours.ts';
import { describeSpecialDays, listAnnouncedDays } from './special-days.ts';

/** "Showroom by appointment." needs no colon; other texts of the owner do. */
const startsWithBy = /^by\b/i;

/** Describes the opening hours: store and pick-up in lines, the rest in words. */
export function describeHours({ store, pickUp, phone, showroom }: BusinessFacts['hours'], now: Date) {
  return {
    store: describeWeek(store),
    pickUp: describeWeek(pickUp),
    phone: describeOpenDays(phone),
    holidays: [
      ...listAnnouncedDays(store, now).map(describeSpecialDays),
      ...(store.isClosedOnHolidays ? ['Closed statutory holidays.'] : []),
    ].join(' '),
    showroom: `Showroom${startsWithBy.test(showroom) ? '' : ':'} ${visitsInSentence(showroom)}.`,
  };
}

/** The owner's text about visits, for the middle of a sentence: without a full stop, and "By appointment" in lower case. */
export function visitsInSentence(showroom: string): string {
  const said = showroom.replace(/\.$/, '');
  return startsWithBy.test(said) ? lowerFirst(said) : said;
}

export type HoursInWords = ReturnType<typeof describeHours>;
