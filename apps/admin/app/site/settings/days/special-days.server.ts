import { formatDay } from '@showroom/catalog-data/opening-hours';
import { settingsGroups } from '@showroom/store/admin';
import { readText } from '../../../frame/session/read-text.ts';
import type { EntryList } from '../../../frame/entries/save-entry-form.server.ts';
import { DAYS_PATH } from './days-path.ts';

type SpecialDays = (typeof settingsGroups.specialDays)['empty'];

export type SavedDays = SpecialDays['specialDays'][number];

export interface TypedDays {
  readonly from: string;
  /** Empty: one day only. */
  readonly to: string;
  /** Both empty: closed. */
  readonly opens: string;
  readonly closes: string;
  readonly reason: string;
}

/** Holidays and special hours, earliest first. No two entries overlap. */
export const specialDays: EntryList<SpecialDays, SavedDays, TypedDays> = {
  path: DAYS_PATH,
  undoPath: `${DAYS_PATH}/undo`,
  group: settingsGroups.specialDays,
  field: 'specialDays',
  read: (fields) => fields.specialDays,
  write: (entries) => ({ specialDays: entries.toSorted((one, other) => one.from.localeCompare(other.from)) }),
  readTyped: (form) => ({
    from: readText(form, 'from'),
    to: readText(form, 'to'),
    opens: readText(form, 'opens'),
    closes: readText(form, 'closes'),
    reason: readText(form, 'reason'),
  }),
  toEntry(id, { from, to, opens, closes, reason }) {
    const period = opens === '' && closes === '' ? null : { opens, closes };
    return { id, from, to: to === '' ? from : to, period, reason };
  },
  findFault(entry, others) {
    const taken = others.find(({ from, to }) => from <= entry.to && entry.from <= to);
    return taken && { field: 'from', message: `These dates overlap another entry: ${formatSpan(taken)}` };
  },
  isRepeated: ({ field }, { to }) => field === 'to' && to === '',
  words: {
    saved: 'Saved. Changes are live.',
    deleted: 'Dates removed',
    back: 'Dates restored',
    gone: 'Someone removed these dates while you were editing. Submit them again to add them back.',
    changed: () => 'Someone changed these dates while you were editing. Save again to keep your version.',
  },
};

function formatSpan({ from, to }: SavedDays): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}
