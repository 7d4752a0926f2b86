import { formatCount } from '../../frame/words/count-words.ts';

const words = {
  published: { alone: ' and published', one: 'published', many: 'published' },
  scheduled: { alone: ' and scheduled', one: 'scheduled', many: 'scheduled' },
  draft: { alone: ' as a draft', one: 'as a draft', many: 'as drafts' },
} as const;

export type RestoredStatus = keyof typeof words;

/**
 * The statuses of restored entries: “: 2 published, 1 as a draft” for several, “ as a draft” for one, nothing for
 * none.
 */
export function describeRestoredStatuses(statuses: readonly RestoredStatus[]): string {
  const parts = (Object.keys(words) as RestoredStatus[]).flatMap((status) => {
    const count = statuses.filter((one) => one === status).length;
    if (count === 0) return [];
    const { alone, one, many } = words[status];
    return [statuses.length === 1 ? alone : `${count} ${count === 1 ? one : many}`];
  });
  return statuses.length > 1 ? `: ${parts.join(', ')}` : parts.join('');
}

/**
 * The notice after restoring several: “2 posts restored: 1 published, 1 as a draft. 3 not restored: someone else has
 * changed them since”.
 */
export function describeRestored(
  { one, many }: { readonly one: string; readonly many: string },
  { returned, left }: { readonly returned: readonly RestoredStatus[]; readonly left: number },
): string {
  const count = returned.length;
  const exceptions =
    left > 0 ? `. ${formatCount(left)} not restored: someone else has changed ${left === 1 ? 'it' : 'them'} since` : '';
  return `${formatCount(count)} ${count === 1 ? one : many} restored${describeRestoredStatuses(returned)}${exceptions}`;
}
