import { lowerFirst } from '../first-letter.ts';
import type { BusinessFacts } from './business-facts.ts';
import { describeOpenDays, describeWeek } from './opening-hours.ts';
import { describeSpecialDays, listAnnouncedDays } from './special-days.ts';

/** "By appointment" ends a sentence that begins with the showroom; other words of the owner do not. */
const startsWithBy = /^by\b/i;

/** The hours of the business as pages say them: the door and the pick-up in lines, the rest in words. */
export function describeHours({ store, pickUp, phone, showroom }: BusinessFacts['hours'], now: Date) {
  return {
    store: describeWeek(store),
    pickUp: describeWeek(pickUp),
    phone: describeOpenDays(phone),
    /** Of public holidays, and of days soon that are unlike others; empty where there is nothing to say. */
    holidays: [
      ...listAnnouncedDays(store, now).map(describeSpecialDays),
      ...(store.isClosedOnHolidays ? ['Closed statutory holidays.'] : []),
    ].join(' '),
    showroom: `Showroom${startsWithBy.test(showroom) ? '' : ':'} ${visitsInSentence(showroom)}.`,
  };
}

/** What the owner wrote of visits as it is inside a sentence: without a full stop, in its own case but for "By appointment". */
export function visitsInSentence(showroom: string): string {
  const said = showroom.replace(/\.$/, '');
  return startsWithBy.test(said) ? lowerFirst(said) : said;
}

export type HoursInWords = ReturnType<typeof describeHours>;
