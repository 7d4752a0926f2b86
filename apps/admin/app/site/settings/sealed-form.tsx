import { Button } from '@showroom/ui/button';
import { useRef, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { Form } from '../../frame/form/form.tsx';
import { useRedrawKey } from '../../frame/form/use-redraw-key.ts';
import type { FieldIssue } from '../../frame/form/field-values.ts';

/** The outcome of the form, with what was typed if it was refused. */
export type SealedOutcome<Values> =
  | { readonly ok: true; readonly words: string }
  | {
      readonly ok: false;
      readonly words: string;
      /** The revision of the next try. */
      readonly from: number;
      readonly values: Values;
      /** A secret was typed, which no response returns. */
      readonly hadSecret: boolean;
      readonly issues: readonly FieldIssue[];
    };

export interface SealedFormProps {
  readonly revision: number;
  readonly outcome: SealedOutcome<unknown> | undefined;
  readonly save: string;
  /** The label of the button that deletes the saved settings; undefined if there are none. */
  readonly forget: string | undefined;
  readonly children: ReactNode;
}

/** A form with a secret, which is saved or deleted as a whole. */
export function SealedForm({ revision, outcome, save, forget, children }: SealedFormProps) {
  const { state, formData } = useNavigation();
  const isBusy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent;
  const refused = outcome?.ok === false ? outcome : undefined;
  const form = useRef<HTMLFormElement>(null);
  const { drawnKey, noteSent } = useRedrawKey(form, String(revision));
  return (
    <>
      <p role="status" className={`mt-2 ${refused ? 'text-danger' : 'text-success'}`}>
        {state === 'idle' ? outcome?.words : ''}
      </p>
      <UnsavedChangesGuard>
        <Form
          // A refused form keeps what was typed, including the secret; a page rendered again loses it.
          key={drawnKey}
          ref={form}
          onSubmit={noteSent}
          method="post"
          noValidate
          data-unsaved={refused === undefined ? undefined : ''}
          className="mt-5 grid gap-5"
        >
          <input type="hidden" name="from" value={refused?.from ?? revision} />
          {children}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="save" isPending={isBusy('save')}>
              {save}
            </Button>
            {forget !== undefined && (
              <Button type="submit" variant="secondary" name="intent" value="forget" isPending={isBusy('forget')}>
                {forget}
              </Button>
            )}
          </div>
        </Form>
      </UnsavedChangesGuard>
    </>
  );
}
