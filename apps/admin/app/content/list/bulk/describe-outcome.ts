import type { SeveralOutcome } from './change-several.server.ts';
import { describeSkipped } from './skipped-reason.ts';

export function describeOutcome(
  said: string,
  { done, sameCount, skipped }: SeveralOutcome<unknown>,
  same: string,
): string {
  const begins = done.length === 0 ? 'Nothing was changed' : said;
  return [begins, ...(sameCount === 0 ? [] : [`${sameCount} ${same}`]), ...describeSkipped(skipped)].join('. ');
}
