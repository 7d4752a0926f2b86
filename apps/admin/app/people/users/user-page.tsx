import type { User } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { Form } from '../../frame/form/form.tsx';
import { useCountOf } from '../../frame/form/use-count-of.ts';
import { useFocusOnFault } from '../../frame/form/use-focus-on-fault.ts';
import { InvitationLink } from './invitation-link.tsx';
import { asksToDelete } from './ask-to-delete.ts';
import { UserFields, type UserFailure, type UserValues } from './user-fields.tsx';
import { useRedrawKey } from '../../frame/form/use-redraw-key.ts';
import { useIsSending } from '../../frame/form/use-is-sending.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export type UserOutcome =
  | { readonly ok: true; readonly words: string; readonly url?: string; readonly isSaved?: true }
  | { readonly ok: false; readonly words: string }
  | { readonly ok: false; readonly values: UserValues; readonly failure: UserFailure }
  | TypedUser;

/** After a conflict or on a full disk, what was typed stays. */
export interface TypedUser {
  readonly ok: false;
  readonly words: string;
  readonly values: UserValues;
  readonly failure: null;
}

export interface UserPageProps {
  /** Who it is, as the store has it. */
  readonly user: User;
  /** The same as text, which each form sends to detect a conflict. */
  readonly shown: string;
  /** Whether it is the current user. */
  readonly isSelf: boolean;
  /** What came of the last button. */
  readonly outcome?: UserOutcome | undefined;
}

/** A user’s page: details and account actions. */
export function UserPage({ user, shown, isSelf, outcome }: UserPageProps) {
  const { state: progress, formData } = useNavigation();
  const isSaving = useIsSending() && formData?.get('intent') === 'save';
  const isDeleteAsked = asksToDelete(useLocation().search);
  const refused = outcome && 'failure' in outcome ? outcome : null;
  const form = useFocusOnFault(refused?.failure);
  const words = outcome && 'words' in outcome ? outcome.words : '';
  const kept = { name: user.name, email: user.email ?? '', role: user.role };
  // Counted once the saved values are loaded.
  const isLoaded = progress === 'idle';
  const timesSaved = useCountOf(isLoaded && outcome?.ok === true && outcome.isSaved === true ? outcome : undefined);
  const { drawnKey, noteSent } = useRedrawKey(form, JSON.stringify([timesSaved, kept]));
  return (
    <UnsavedChangesGuard>
      <div className="max-w-md">
        <BackLink to="/admin/dashboard/users">All users</BackLink>
        <h1 className="font-serif text-title wrap-anywhere">
          {user.name}
          {isSelf && <span className="text-ink-muted"> (you)</span>}
        </h1>
        <p role="status" className={outcome?.ok === false ? 'mt-2 text-danger' : 'mt-2 text-success'}>
          {words}
        </p>
        {outcome?.ok === true && outcome.url !== undefined && (
          <InvitationLink key={outcome.url} email={user.email ?? ''} url={outcome.url} />
        )}
        <Form
          ref={form}
          onSubmit={noteSent}
          method="post"
          data-unsaved={refused === null ? undefined : ''}
          className="mt-4 grid gap-5"
        >
          <input type="hidden" name="shown" value={shown} />
          {/**
           * Redrawn after a save even if the value is the same: an extra space would count as unsaved. The account actions
           * below keep what is typed here.
           */}
          <UserFields
            key={drawnKey}
            values={refused?.values ?? kept}
            failure={refused?.failure ?? null}
            isEmailRequired={user.email !== null}
          />
          <Button type="submit" name="intent" value="save" isPending={isSaving} className="justify-self-start">
            Save
          </Button>
        </Form>
        <div className="mt-8 grid gap-2 border-t border-hairline pt-4">
          {user.state === 'invited' && (
            <Form method="post">
              <Button type="submit" variant="secondary" name="intent" value="invite">
                Resend invite
              </Button>
            </Form>
          )}
          {user.hasSecondFactor && (
            <Confirmed
              name="Turn off two-step verification"
              question={`${user.name} will sign in with just a password. Use this if they’ve lost their phone and backup codes.`}
              intent="remove-second-factor"
              button="Turn off"
            />
          )}
          {user.passkeyCount > 0 && (
            <Confirmed
              name={user.passkeyCount === 1 ? 'Remove passkey' : `Remove all ${user.passkeyCount} passkeys`}
              question={`${user.name} will sign in with a password and can add new passkeys. Use this if they’ve lost a device.`}
              intent="remove-passkeys"
              button="Remove"
            />
          )}
          {user.state === 'disabled' ? (
            <Form method="post">
              <input type="hidden" name="shown" value={shown} />
              <Button type="submit" variant="secondary" name="intent" value="enable">
                Enable this user
              </Button>
            </Form>
          ) : (
            <Confirmed
              name="Disable this user"
              question={`${user.name} will be signed out everywhere and can’t sign in until you enable the account again.`}
              intent="disable"
              button="Disable"
              shown={shown}
            />
          )}
          <Confirmed
            name="Delete this user"
            isOpen={isDeleteAsked}
            question={`This permanently deletes the account. ${user.name}’s past activity stays in the log. Are you sure you want to delete this user?`}
            intent="delete"
            button="Delete permanently"
            shown={shown}
          />
        </div>
      </div>
    </UnsavedChangesGuard>
  );
}

interface ConfirmedProps {
  readonly name: string;
  readonly question: ReactNode;
  readonly intent: string;
  readonly button: string;
  /** Whether the question is open at first. Default: false. */
  readonly isOpen?: boolean;
  /** Undefined where a conflict does no harm. */
  readonly shown?: string;
}

/** An action with a confirming step, with or without scripts. */
function Confirmed({ name, question, intent, button, shown, isOpen = false }: ConfirmedProps) {
  const summary = useRef<HTMLElement>(null);
  // It is below the page’s other forms. The page takes the focus first as it opens.
  useEffect(() => {
    if (!isOpen) return undefined;
    const frame = requestAnimationFrame(() => summary.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (
    <details open={isOpen}>
      <summary ref={summary} className="inline-flex min-h-11 cursor-pointer items-center text-danger hover:underline">
        {name}
      </summary>
      <Form method="post" className="mt-2 rounded-sm bg-danger-surface p-4">
        {shown !== undefined && <input type="hidden" name="shown" value={shown} />}
        <p className="text-small wrap-anywhere">{question}</p>
        <Button type="submit" variant="danger" name="intent" value={intent} className="mt-3">
          {button}
        </Button>
      </Form>
    </details>
  );
}
