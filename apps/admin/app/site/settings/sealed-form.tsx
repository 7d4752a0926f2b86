import { Button } from '@showroom/ui/button';
import { useRef, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { Form } from '../../frame/form/form.tsx';
import { useRedrawKey } from '../../frame/form/use-redraw-key.ts';
import type { FieldIssue } from '../../frame/form/field-values.ts';

/** What came of the form, with what was typed where it was not kept. */
export type SealedOutcome<Values> =
  | { readonly ok: true; readonly words: string }
  | {
      readonly ok: false;
      readonly words: string;
      /** The state that the next try goes on from. */
      readonly from: number;
      readonly values: Values;
      /** A secret was typed, which no answer brings back. */
      readonly hadSecret: boolean;
      readonly issues: readonly FieldIssue[];
    };

export interface SealedFormProps {
  /** The state that the form is filled from. */
  readonly revision: number;
  /** What came of the form that was sent last. */
  readonly outcome: SealedOutcome<unknown> | undefined;
  readonly save: string;
  /** On the button that forgets what is kept; undefined where nothing is. */
  readonly forget: string | undefined;
  readonly children: ReactNode;
}

/** The form of what is kept with a secret, which is saved or forgotten as a whole, and what came of it. */
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
          // What was typed stays in a form that was refused, the secret too; in a page that was sent back it is gone.
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
