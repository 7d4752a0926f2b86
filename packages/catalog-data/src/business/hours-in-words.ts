import { lowerFirst } from '../first-letter.ts';
import type { BusinessFacts } from './business-facts.ts';
import { describeOpenDays, describeWeek } from './opening-hours.ts';

/** The hours of the business as pages say them: the door and the pick-up in lines, the rest in words. */
export function describeHours({ store, pickUp, phone, showroom }: BusinessFacts['hours']) {
  return {
    store: describeWeek(store),
    pickUp: describeWeek(pickUp),
    phone: describeOpenDays(phone),
    /** Empty where the store is open on them. */
    holidays: store.isClosedOnHolidays ? 'Closed statutory holidays.' : '',
    showroom: `Showroom ${lowerFirst(showroom)}.`,
  };
}

export type HoursInWords = ReturnType<typeof describeHours>;
