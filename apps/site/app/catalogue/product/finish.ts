import type { Finish } from '@showroom/catalog-data/catalogue/finishes';
import { FINISH_PARAM } from '../../leads/quote-href.ts';

/** The finish that an address names, of those that a product can be chosen in; null for any other word. */
export function findFinish<Found extends Pick<Finish, 'value'>>(
  finishes: readonly Found[],
  asked: URLSearchParams,
): Found | null {
  const value = asked.get(FINISH_PARAM);
  return finishes.find((finish) => finish.value === value) ?? null;
}

/** What the picture of a product in one of its finishes is called, where there is one: `mirrors/origin-round/finish-chrome`. */
export function finishPictureName(family: string, slug: string, { value }: Pick<Finish, 'value'>): string {
  return `${family}/${slug}/finish-${value}`;
}
