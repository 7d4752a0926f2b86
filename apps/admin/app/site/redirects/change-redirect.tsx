import { Button } from '@showroom/ui/button';
import { useNavigation } from 'react-router-dom';
import { RouteDialog } from '../../frame/dialogs/route-dialog.tsx';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { Form } from '../../frame/form/form.tsx';
import { RedirectFields, type RedirectRefusal } from './redirect-fields.tsx';

export interface ChangeRedirectProps {
  /** As it is kept. */
  readonly shown: { readonly path: string; readonly to: string };
  /** Whether the store created it when a page moved. */
  readonly isAutomatic: boolean;
  /** The list that it was opened from. */
  readonly closeTo: string;
  /** The refused form. */
  readonly refusal: RedirectRefusal | undefined;
}

/** The dialog to change or remove a redirect. */
export function ChangeRedirect({ shown, isAutomatic, closeTo, refusal }: ChangeRedirectProps) {
  const { state, formData } = useNavigation();
  const isPending = (intent: string) => state === 'submitting' && formData?.get('intent') === intent;
  return (
    <RouteDialog title="Edit redirect" closeTo={closeTo}>
      {isAutomatic && (
        <p className="mb-4 text-small text-ink-muted">
          This redirect was created automatically and follows its page. If you edit it, it will stay as you set it.
        </p>
      )}
      <UnsavedChangesGuard>
        <Form
          method="post"
          replace
          noValidate
          data-unsaved={refusal === undefined ? undefined : ''}
          className="grid gap-5"
        >
          <RedirectFields idPrefix="change" shown={shown} refusal={refusal} />
          <div className="flex flex-wrap justify-between gap-3">
            <Button type="submit" name="intent" value="save" isPending={isPending('save')} pendingLabel="Saving...">
              Save
            </Button>
            <Button type="submit" name="intent" value="delete" variant="danger" isPending={isPending('delete')}>
              Delete
            </Button>
          </div>
        </Form>
      </UnsavedChangesGuard>
    </RouteDialog>
  );
}
