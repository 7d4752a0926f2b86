import type { ReplyTemplate } from '@showroom/store/admin';
import { placeholders } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Textarea } from '@showroom/ui/textarea';
import { EntryForm } from '../../frame/entries/entry-form.tsx';
import { DeleteEntry } from '../../frame/entries/delete-entry.tsx';
import { findRefusedId } from '../../frame/entries/find-refused-id.ts';
import { useNewFormKey } from '../../frame/entries/use-new-form-key.ts';
import type { EntryOutcome, EntryRefusal } from '../../frame/entries/save-entry-form.server.ts';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import type { TypedTemplate } from './reply-templates.server.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface TemplatesPageProps {
  /** All that are kept. */
  readonly templates: readonly ReplyTemplate[];
  /** What came of the form that was sent last. */
  readonly outcome?: EntryOutcome<ReplyTemplate, TypedTemplate> | undefined;
}

/** The reply templates, each in its own form, and an empty form for a new one. */
export function TemplatesPage({ templates, outcome }: TemplatesPageProps) {
  const refused = outcome?.ok === false ? outcome : undefined;
  const refusedId = findRefusedId(templates, outcome);
  const newFormKey = useNewFormKey(outcome, refusedId);
  return (
    <div className="max-w-3xl">
      <BackLink to="/admin/leads">All leads</BackLink>
      <h1 className="mt-1 font-serif text-title">Reply templates</h1>
      <p className="mt-2 text-ink-muted">
        Start a reply from one of these templates. These placeholders are filled in automatically:
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        {Object.entries(placeholders).map(([name, words]) => (
          <div key={name} className="contents">
            <dt className="font-medium">{`{${name}}`}</dt>
            <dd className="text-ink-muted">{words}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className="mt-4 min-h-6 text-small text-success">
        {outcome?.ok === true ? outcome.message : ''}
      </p>
      <UnsavedChangesGuard>
        {[...templates, undefined].map((template) => (
          <TemplateForm
            // A new key redraws a saved template.
            key={JSON.stringify(template) ?? newFormKey}
            template={template}
            refusal={refusedId === (template?.id ?? '') ? refused : undefined}
          />
        ))}
      </UnsavedChangesGuard>
    </div>
  );
}

interface TemplateFormProps {
  /** Undefined for a new one. */
  readonly template: ReplyTemplate | undefined;
  readonly refusal: EntryRefusal<ReplyTemplate, TypedTemplate> | undefined;
}

function TemplateForm({ template, refusal }: TemplateFormProps) {
  const typed = refusal?.typed ?? template;
  return (
    <EntryForm entry={template} title={template?.name ?? 'New template'} refusal={refusal}>
      {(id, errorOf) => (
        <>
          <Field label="Name" id={`${id}-name`} error={errorOf('name')}>
            <Input name="name" defaultValue={typed?.name ?? ''} autoComplete="off" />
          </Field>
          <Field label="Subject" id={`${id}-subject`} error={errorOf('subject')}>
            <Input name="subject" defaultValue={typed?.subject ?? ''} autoComplete="off" />
          </Field>
          <Field label="Message" id={`${id}-text`} error={errorOf('text')}>
            <Textarea name="text" rows={8} defaultValue={typed?.text ?? ''} />
          </Field>
          <div className="flex flex-wrap justify-between gap-3">
            <Button type="submit" name="intent" value="save" variant={template === undefined ? 'secondary' : 'primary'}>
              {template === undefined ? 'Add template' : 'Save template'}
            </Button>
            {template !== undefined && <DeleteEntry verb="Delete" name={`“${template.name}”`} />}
          </div>
        </>
      )}
    </EntryForm>
  );
}
