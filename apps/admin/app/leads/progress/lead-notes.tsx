import type { LeadNote } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Textarea } from '@showroom/ui/textarea';
import { Form } from '../../frame/form/form.tsx';
import { useCountOf } from '../../frame/form/use-count-of.ts';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { FieldMessage } from './field-message.tsx';
import { LONGEST_NOTE } from './longest-note.ts';
import type { LeadOutcome } from './outcome.ts';

export interface LeadNotesProps {
  readonly notes: readonly LeadNote[];
  readonly outcome?: LeadOutcome | undefined;
}

/** Internal notes about a lead, by whom and when, and a field for a new one. Visitors never see them. */
export function LeadNotes({ notes, outcome }: LeadNotesProps) {
  const wrong = outcome?.wrong?.field === 'note' ? outcome.wrong : undefined;
  // An added note empties the field; a colleague’s note doesn’t.
  const added = useCountOf(outcome?.kept === 'note' ? outcome : undefined);
  return (
    <section aria-labelledby="notes" className={notes.length === 0 ? 'print:hidden' : undefined}>
      <h2 id="notes" className="mb-3 font-serif text-heading">
        Notes
      </h2>
      <Form method="post" className="grid gap-2 print:hidden" preventScrollReset data-unsaved={wrong && ''}>
        <input type="hidden" name="after" value={notes[0]?.id ?? ''} />
        <Field label="New note" error={wrong && outcome?.message} key={added}>
          <Textarea name="note" rows={3} maxLength={LONGEST_NOTE} defaultValue={wrong?.typed ?? ''} />
        </Field>
        <Button type="submit" variant="secondary" name="intent" value="note" className="justify-self-start">
          Add note
        </Button>
        <FieldMessage field="note" outcome={outcome} />
      </Form>
      {notes.length > 0 && (
        <ol className="mt-4 grid gap-4 border-t border-hairline pt-4">
          {notes.map(({ id, at, author, words }) => (
            <li key={id}>
              <p className="figures text-caption text-ink-muted">
                {author !== null && (
                  <span>
                    <bdi>{author}</bdi>,{' '}
                  </span>
                )}
                <time dateTime={at}>{formatInstant(at)}</time>
              </p>
              <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
                {words}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
