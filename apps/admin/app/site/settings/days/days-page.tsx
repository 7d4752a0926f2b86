import { formatTime } from '@showroom/catalog-data/opening-hours';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { formatShopDay } from '@showroom/store/rules';
import { UnsavedChangesGuard } from '../../../frame/dialogs/unsaved-changes-guard.tsx';
import { EntryForm } from '../../../frame/entries/entry-form.tsx';
import { DeleteEntry } from '../../../frame/entries/delete-entry.tsx';
import { findRefusedId } from '../../../frame/entries/find-refused-id.ts';
import { useNewFormKey } from '../../../frame/entries/use-new-form-key.ts';
import type { EntryOutcome, EntryRefusal } from '../../../frame/entries/save-entry-form.server.ts';
import type { SavedDays, TypedDays } from './special-days.server.ts';
import { BackLink } from '../../../frame/parts/back-link.tsx';

export interface DaysPageProps {
  /** All that are kept, the earliest first. */
  readonly entries: readonly SavedDays[];
  /** The shop’s day, yyyy-mm-dd. */
  readonly today: string;
  /** What came of the form that was sent last. */
  readonly outcome?: EntryOutcome<SavedDays, TypedDays> | undefined;
}

/** Holidays and special hours, each in its own form, and an empty form for a new one. */
export function DaysPage({ entries, today, outcome }: DaysPageProps) {
  const past = entries.filter(({ to }) => to < today);
  const refused = outcome?.ok === false ? outcome : undefined;
  const refusedId = findRefusedId(entries, outcome);
  const newFormKey = useNewFormKey(outcome, refusedId);
  const formOf = (entry: SavedDays | undefined) => (
    <DaysForm
      // A new key redraws a saved entry.
      key={JSON.stringify(entry) ?? newFormKey}
      entry={entry}
      refusal={refusedId === (entry?.id ?? '') ? refused : undefined}
    />
  );
  return (
    <div className="max-w-3xl">
      <BackLink to="/admin/dashboard/settings#hours">Back to hours</BackLink>
      <h1 className="mt-1 font-serif text-title">Holidays and special hours</h1>
      <p className="mt-2 max-w-prose text-ink-muted">
        These override your regular hours for the store, pick-up and phone. They show on your site starting 60 days
        before, and are used for “Open now”, reservations and Google.
      </p>
      <p className="mt-2 max-w-prose text-ink-muted">
        Leave the end date blank for a single day. Leave the times blank if you’re closed all day.
      </p>
      <p role="status" className="mt-4 min-h-6 text-small text-success">
        {outcome?.ok === true ? outcome.message : ''}
      </p>
      <UnsavedChangesGuard>
        {[...entries.filter(({ to }) => to >= today), undefined].map(formOf)}
        {past.length > 0 && (
          <details className="mt-8 border-t border-hairline" open={past.some(({ id }) => id === refusedId)}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
              Past: {past.length}
            </summary>
            {past.map(formOf)}
          </details>
        )}
      </UnsavedChangesGuard>
    </div>
  );
}

interface DaysFormProps {
  /** Undefined for a new one. */
  readonly entry: SavedDays | undefined;
  readonly refusal: EntryRefusal<SavedDays, TypedDays> | undefined;
}

function DaysForm({ entry, refusal }: DaysFormProps) {
  const typed = refusal?.typed ?? toTyped(entry);
  const name = entry === undefined ? 'Add a holiday or special hours' : toEntryName(entry);
  return (
    <EntryForm entry={entry} title={name} refusal={refusal}>
      {(id, errorOf) => (
        <>
          <div className="grid grid-cols-2 items-end gap-4">
            <Field label="Start date" id={`${id}-from`} error={errorOf('from')}>
              <Input type="date" name="from" defaultValue={typed.from} />
            </Field>
            <Field label="End date" id={`${id}-to`} error={errorOf('to')}>
              <Input type="date" name="to" defaultValue={typed.to} />
            </Field>
            <Field label="Opens" id={`${id}-opens`} error={errorOf('opens')}>
              <Input type="time" name="opens" defaultValue={typed.opens} />
            </Field>
            <Field label="Closes" id={`${id}-closes`} error={errorOf('closes')}>
              <Input type="time" name="closes" defaultValue={typed.closes} />
            </Field>
          </div>
          <Field label="Reason" id={`${id}-reason`} hint="Shown on your site (optional)" error={errorOf('reason')}>
            <Input name="reason" defaultValue={typed.reason} maxLength={80} autoComplete="off" />
          </Field>
          <div className="flex flex-wrap justify-between gap-3">
            <Button type="submit" name="intent" value="save" variant={entry === undefined ? 'primary' : 'secondary'}>
              {entry === undefined ? 'Add' : 'Save'}
              {entry !== undefined && <span className="sr-only"> {name}</span>}
            </Button>
            {entry !== undefined && <DeleteEntry verb="Remove" name={name} />}
          </div>
        </>
      )}
    </EntryForm>
  );
}

function toTyped(entry: SavedDays | undefined): TypedDays {
  const { from = '', to = '', period = null, reason = '' } = entry ?? {};
  return { from, to: to === from ? '' : to, opens: period?.opens ?? '', closes: period?.closes ?? '', reason };
}

function toEntryName({ from, to, period }: SavedDays): string {
  const first = formatShopDay(from);
  const days = from === to ? first : `${first} to ${formatShopDay(to)}`;
  return period === null ? `${days}, closed` : `${days}, ${formatTime(period.opens)} to ${formatTime(period.closes)}`;
}
