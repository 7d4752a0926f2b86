import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { RouteDialog } from '../../frame/dialogs/route-dialog.tsx';
import { useCountOf } from '../../frame/form/use-count-of.ts';
import { useIsChangedSinceSent } from '../../frame/form/use-is-changed-since-sent.ts';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { toListPath } from '../../frame/navigation/content-kinds.ts';
import { kindForms } from '../kinds/kinds.ts';
import { withoutPlan } from '../kinds/publish-plan.ts';
import { writeStep } from '../list-editing/edit-list.ts';
import { FieldControl, isWide, toControlId } from './controls/field-control.tsx';
import { EditMessages } from './edit-messages.tsx';
import type { EditState } from './edit-state.ts';
import { useDrawnValues } from './use-drawn-values.ts';

const planFields = [
  { name: 'publishAt', label: 'Schedule for', hint: 'Thunder Bay time. Leave blank to publish now.' },
  { name: 'unpublishAt', label: 'Unpublish date and time', hint: 'Leave blank to keep it live' },
] as const;

const planLabels = Object.fromEntries(planFields.map(({ name, label }) => [name, label]));

export interface EditDialogProps {
  /** The initial state. Revalidation after an upload must not replace it with others’ changes. */
  readonly opened: EditState;
  /** The returned form. */
  readonly answer?: EditState | undefined;
}

/** The dialog to add or edit an entry over its list. */
export function EditDialog({ opened, answer }: EditDialogProps) {
  const [first] = useState(opened);
  const state = answer ?? first;
  const { name: kindName, id, from, status, shownPlan, issues, code, choosing } = state;
  const isShown = status === 'published';
  const form = kindForms[kindName];
  const tries = useCountOf(answer?.issues);
  const navigation = useNavigation();
  const { search } = useLocation();
  const pendingAction = navigation.state === 'idle' ? undefined : navigation.formData?.get('saveAs');
  const formRef = useRef<HTMLFormElement>(null);
  const { isChanged, noteSent } = useIsChangedSinceSent(formRef);
  const values = useDrawnValues(state.values, isChanged);
  const plan = useDrawnValues(state.plan, isChanged);
  const isNew = from === 0;
  // Enter never publishes a draft by accident, nor while a picture is searched for.
  const defaultAction = isNew || isShown ? 'publish' : 'draft';
  return (
    <RouteDialog
      title={isNew ? form.addLabel : form.editLabel}
      size="large"
      closeTo={`${toListPath(kindName)}${withoutPlan(search)}`}
    >
      <UnsavedChangesGuard>
        <Form
          ref={formRef}
          onSubmit={noteSent}
          method="post"
          encType="multipart/form-data"
          replace
          noValidate
          preventScrollReset
          data-unsaved={code === null ? undefined : ''}
          className="grid gap-8"
        >
          {choosing === undefined ? (
            <button type="submit" name="saveAs" value={defaultAction} hidden>
              Save
            </button>
          ) : (
            <button type="submit" name="step" value={writeStep({ ...choosing, verb: 'choose', index: 1 })} hidden>
              Search
            </button>
          )}
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="from" value={from} />
          <EditMessages state={state} attempt={tries} labels={planLabels} />
          {form.sections.map(({ heading, fields }) => (
            <fieldset key={heading} className="grid min-w-0 gap-4">
              <legend className="mb-3 font-serif text-subheading">{heading}</legend>
              <div className="grid items-end gap-4 sm:grid-cols-2">
                {fields.map((field) => (
                  <div key={field.name} className={isWide(field) ? 'sm:col-span-2' : undefined}>
                    <FieldControl field={field} form={{ ...state, values }} />
                  </div>
                ))}
              </div>
            </fieldset>
          ))}
          <fieldset className="grid min-w-0 gap-4">
            <legend className="mb-3 font-serif text-subheading">Visibility</legend>
            <input type="hidden" name="shown-publishAt" value={shownPlan.publishAt} />
            <input type="hidden" name="shown-unpublishAt" value={shownPlan.unpublishAt} />
            <div className="grid items-end gap-4 sm:grid-cols-2">
              {planFields.map(({ name, label, hint }) => (
                <Field
                  key={name}
                  id={toControlId(name)}
                  label={label}
                  hint={hint}
                  error={issues.find(({ field }) => field === name)?.message}
                >
                  <Input key={plan[name]} name={name} type="datetime-local" defaultValue={plan[name]} />
                </Field>
              ))}
            </div>
          </fieldset>
          {!isNew && (
            <Link
              to={`${toListPath(kindName)}/${id}/history${search}`}
              className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
            >
              Version history
            </Link>
          )}
          {/* On a phone only the save button is sticky: all four would take a third of the screen. */}
          <div className="max-sm:contents sm:sticky sm:bottom-0 sm:-mx-6 sm:-mb-5 sm:flex sm:flex-wrap sm:justify-end sm:gap-3 sm:border-t sm:border-hairline sm:bg-paper sm:px-6 sm:py-4">
            <div className="flex flex-wrap gap-3 sm:contents">
              {(isShown || shownPlan.publishAt !== '') && (
                <Button
                  type="submit"
                  name="saveAs"
                  value="unpublish"
                  variant="secondary"
                  className="max-sm:order-1 sm:mr-auto"
                  isPending={pendingAction === 'unpublish'}
                >
                  {isShown ? 'Unpublish' : 'Cancel schedule'}
                </Button>
              )}
              <Button
                type="submit"
                name="saveAs"
                value="check"
                variant="secondary"
                isPending={pendingAction === 'check'}
                pendingLabel="Checking… this can take a minute."
              >
                Run publish check
              </Button>
            </div>
            <div className="flex flex-wrap justify-end gap-3 max-sm:sticky max-sm:bottom-0 max-sm:-mx-5 max-sm:-mb-5 max-sm:border-t max-sm:border-hairline max-sm:bg-paper max-sm:px-5 max-sm:py-3 sm:contents">
              <Button
                type="submit"
                name="saveAs"
                value="draft"
                variant="secondary"
                className="max-sm:px-3"
                isPending={pendingAction === 'draft'}
              >
                {isShown ? 'Save without publishing' : 'Save as draft'}
              </Button>
              <Button
                type="submit"
                name="saveAs"
                value="publish"
                className="max-sm:px-3"
                isPending={pendingAction === 'publish'}
              >
                {isNew ? form.addLabel : isShown ? 'Save and publish' : 'Publish'}
              </Button>
            </div>
          </div>
        </Form>
      </UnsavedChangesGuard>
    </RouteDialog>
  );
}
