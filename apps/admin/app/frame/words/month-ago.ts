import { findShopInstant, monthBefore, toShopTime } from '@showroom/store/shop-day';

/** The same time of the same day of the month before, by the shop's clock: what every "from last month" compares a total with. */
export function findMonthAgo(now: Date): Date {
  const [day = '', time = ''] = toShopTime(now).split('T');
  return findShopInstant(`${monthBefore(day)}T${time}`) ?? now;
}
