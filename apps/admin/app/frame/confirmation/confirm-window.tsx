import { Button } from '@showroom/ui/button';
import { useId, useState } from 'react';
import { useActionData, useSubmit } from 'react-router-dom';
import { usePasskeyPlace } from '../passkey/passkey-place.ts';
import { withAuthenticator } from '../passkey/with-authenticator.ts';
import { HiddenFields } from '../session/hidden-fields.tsx';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { Form } from '../form/form.tsx';
import { useFocusOnFault } from '../form/use-focus-on-fault.ts';
import { PasswordField } from '../form/password-field.tsx';
import { UsernameForManagers } from '../form/username-for-managers.tsx';
import { rememberLastAnswer } from '../form/not-saved.tsx';
import { confirmNames, type Confirmation } from './confirmation.ts';
import { useIsSending } from '../form/use-is-sending.ts';
import { useLastAnswer } from '../form/use-last-answer.ts';

export interface ConfirmWindowProps extends Confirmation {
  /** Called to cancel. */
  readonly onClose: () => void;
}

/** Asks for the password or a passkey over the page, and submits the page’s form again with the answer. */
export function ConfirmWindow({ fields, failure, username, passkeyOrigin, onClose }: ConfirmWindowProps) {
  const cancelId = useId();
  const isSending = useIsSending();
  // `fields` is a new list for each answer.
  const form = useFocusOnFault(isSending || failure === null ? null : fields);
  const [passkeyFailure, setPasskeyFailure] = useState<string | null>(null);
  return (
    <FormDialog title="Confirm it’s you" onOpenChange={onClose} close={null}>
      <p>This is a sensitive action. We won’t ask again for 10 minutes.</p>
      <Form
        ref={form}
        method="post"
        replace
        preventScrollReset
        className="mt-5 grid gap-5"
        onSubmit={() => setPasskeyFailure(null)}
      >
        <HiddenFields fields={fields} />
        <UsernameForManagers username={username} />
        <PasswordField
          label="Your password"
          name={confirmNames.password}
          autoComplete="current-password"
          error={(isSending ? null : (passkeyFailure ?? failure)) ?? undefined}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            type="submit"
            form={cancelId}
            variant="secondary"
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            Cancel
          </Button>
          {passkeyOrigin !== null && <PasskeyButton origin={passkeyOrigin} form={form} onFailure={setPasskeyFailure} />}
          <Button type="submit" isPending={isSending}>
            Confirm
          </Button>
        </div>
      </Form>
      {/* A form of its own for cancelling without scripts, so that Enter in the other one confirms. */}
      <Form method="post" reloadDocument id={cancelId}>
        <HiddenFields fields={[...fields, [confirmNames.cancel, 'yes']]} />
      </Form>
    </FormDialog>
  );
}

interface PasskeyButtonProps {
  readonly origin: string;
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly onFailure: (message: string | null) => void;
}

function PasskeyButton({ origin, form, onFailure }: PasskeyButtonProps) {
  const submit = useSubmit();
  const answer: unknown = useLastAnswer(useActionData());
  const place = usePasskeyPlace(origin);
  const [isAsking, setIsAsking] = useState(false);
  if (place !== 'here') return null;
  async function confirmWithPasskey() {
    onFailure(null);
    setIsAsking(true);
    try {
      const outcome = await withAuthenticator(({ getPasskey }) => getPasskey({ isAutofill: false }));
      if (!outcome.ok) onFailure(outcome.message);
      else if (form.current !== null) {
        const body = new FormData(form.current);
        body.delete(confirmNames.password);
        body.set(confirmNames.passkey, outcome.answer);
        rememberLastAnswer(answer);
        await submit(body, { method: 'post', replace: true, preventScrollReset: true });
      }
    } finally {
      setIsAsking(false);
    }
  }
  return (
    <Button
      variant="secondary"
      isPending={isAsking}
      pendingLabel="Waiting for your device…"
      onClick={() => {
        void confirmWithPasskey();
      }}
    >
      Use a passkey
    </Button>
  );
}
