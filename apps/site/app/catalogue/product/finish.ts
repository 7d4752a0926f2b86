import type { Finish } from '@showroom/catalog-data/catalogue/finishes';
import { FINISH_PARAM } from '../../leads/quote-href.ts';

/** The chosen finish of a product; null if invalid. */
export function findFinish<Found extends Pick<Finish, 'value'>>(
  finishes: readonly Found[],
  asked: URLSearchParams,
): Found | null {
  const value = asked.get(FINISH_PARAM);
  return finishes.find((finish) => finish.value === value) ?? null;
}

/** The name of a finish's picture: `mirrors/origin-round/finish-chrome`. */
export function finishPictureName(family: string, slug: string, { value }: Pick<Finish, 'value'>): string {
  return `${family}/${slug}/finish-${value}`;
}
