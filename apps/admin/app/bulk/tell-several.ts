import type { SeveralOutcome } from './change-several.server.ts';

/** What came of several things: what was done, how many were so already, and how many could not be changed. */
export function tellSeveral(
  said: string,
  { sameCount, leftCount }: Pick<SeveralOutcome<unknown>, 'sameCount' | 'leftCount'>,
  same: string,
): string {
  const left = `${leftCount} left as ${leftCount === 1 ? 'it is' : 'they are'}: somebody changed it meanwhile`;
  return [said, ...(sameCount === 0 ? [] : [`${sameCount} ${same}`]), ...(leftCount === 0 ? [] : [left])].join('. ');
}
