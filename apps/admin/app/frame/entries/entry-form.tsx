import type { ReactElement } from 'react';
import { Form } from '../form/form.tsx';
import type { EntryRefusal } from './save-entry-form.server.ts';

export interface EntryFormProps<Entry, Typed> {
  /** Undefined for a new entry. */
  readonly entry: Entry | undefined;
  readonly title: string;
  readonly refusal: EntryRefusal<Entry, Typed> | undefined;
  /** Renders the fields and buttons, with an id prefix and the field errors. */
  readonly children: (id: string, errorOf: (field: string) => string | undefined) => ReactElement;
}

/** The form of one entry of a list. Each entry is saved on its own (`saveEntryForm`). */
export function EntryForm<Entry extends { readonly id: string }, Typed>(props: EntryFormProps<Entry, Typed>) {
  const { entry, title, refusal, children } = props;
  const id = entry?.id ?? 'new';
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8 border-t border-hairline pt-5">
      <h2 id={`${id}-title`} className="font-serif text-heading">
        {title}
      </h2>
      <Form
        method="post"
        className="mt-3 grid gap-4"
        noValidate
        preventScrollReset
        data-unsaved={refusal === undefined ? undefined : ''}
      >
        <input type="hidden" name="id" value={entry?.id ?? ''} />
        <input type="hidden" name="shown" value={JSON.stringify(refusal?.kept ?? entry ?? null)} />
        {refusal?.message !== undefined && (
          <p role="alert" className="text-danger">
            {refusal.message}
          </p>
        )}
        {children(id, (field) => refusal?.issues.find((issue) => issue.field === field)?.message)}
      </Form>
    </section>
  );
}
