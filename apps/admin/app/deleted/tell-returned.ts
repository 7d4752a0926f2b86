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
