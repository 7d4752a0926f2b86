import { uploadMaxFiles } from '@showroom/catalog-data/limits';
import { Field } from '@showroom/ui/field';
import { FileDrop } from '@showroom/ui/file-drop';
import type { FieldIssue, FormDefinition } from '../rules/field-definition.ts';
import { fieldId } from '../parts/field-id.ts';
import { checkUpload, TOO_MANY_UPLOADS, UPLOAD_ACCEPT, UPLOAD_FIELD, UPLOAD_HINT } from './uploads-rules.ts';

/** The file field of a form that accepts files, with the rules of uploads-rules. */
export function UploadField({
  form,
  issues,
  firstFiles,
}: {
  form: FormDefinition;
  issues: readonly FieldIssue[];
  /** Attached from the start. */
  firstFiles?: readonly File[] | undefined;
}) {
  if (form.uploadLabel === undefined) return null;
  const messages = issues.filter(({ field }) => field === UPLOAD_FIELD).map(({ message }) => message);
  return (
    <Field id={fieldId(form, UPLOAD_FIELD)} label={form.uploadLabel} hint={UPLOAD_HINT} error={messages.join('. ')}>
      <FileDrop
        name={UPLOAD_FIELD}
        accept={UPLOAD_ACCEPT}
        maxFiles={uploadMaxFiles}
        defaultFiles={firstFiles}
        checkFile={checkUpload}
        messages={{ tooMany: () => TOO_MANY_UPLOADS }}
      />
    </Field>
  );
}
