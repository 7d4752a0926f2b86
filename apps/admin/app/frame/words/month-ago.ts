import { findShopInstant, monthBefore, toShopTime } from '@showroom/store/rules';

/** The same time a month ago on the shop’s clock: every “from last month” compares with the total up to then. */
export function findMonthAgo(now: Date): Date {
  const [day = '', time = ''] = toShopTime(now).split('T');
  return findShopInstant(`${monthBefore(day)}T${time}`) ?? now;
}
