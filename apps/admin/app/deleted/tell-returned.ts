import { formatCount } from '../shell/count-words.ts';

const words = { published: 'to the site', scheduled: 'with its day', draft: 'as a draft' } as const;

/** How a thing came back: its status now. */
export type Returned = keyof typeof words;

/** How things came back, each by its status: “: 2 to the site, 1 as a draft”; nothing for none. */
export function tellReturned(statuses: readonly Returned[]): string {
  // The names of the record itself.
  const told = (Object.keys(words) as Returned[]).flatMap((status) => {
    const count = statuses.filter((one) => one === status).length;
    return count === 0 ? [] : [statuses.length === 1 ? words[status] : `${count} ${words[status]}`];
  });
  return told.length === 0 ? '' : `${statuses.length === 1 ? ' ' : ': '}${told.join(', ')}`;
}

/** What came back of several: “2 posts brought back: 1 to the site, 1 as a draft. 3 had been changed meanwhile”. */
export function tellBroughtBack(
  { one, many }: { readonly one: string; readonly many: string },
  { returned, left }: { readonly returned: readonly Returned[]; readonly left: number },
): string {
  const count = returned.length;
  const exceptions = left > 0 ? `. ${formatCount(left)} had been changed meanwhile` : '';
  return `${formatCount(count)} ${count === 1 ? one : many} brought back${tellReturned(returned)}${exceptions}`;
}
