import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Fragment } from 'react';
import { useNavigation } from 'react-router-dom';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { PasswordField } from '../../frame/form/password-field.tsx';
import { UsernameForManagers } from '../../frame/form/username-for-managers.tsx';
import { Form } from '../../frame/form/form.tsx';
import { useCountOf } from '../../frame/form/use-count-of.ts';
import { useFocusOnFault } from '../../frame/form/use-focus-on-fault.ts';
import { AccountNavigation } from './account-navigation.tsx';

export interface AccountFailure {
  readonly field: 'name' | 'email' | 'role' | 'current' | 'new';
  readonly message: string;
}

export interface AccountPageProps {
  /** The name to sign in with. */
  readonly username: string;
  /** The name that others see. */
  readonly name: string;
  /** Where emails go; empty until it is set. */
  readonly email: string;
  /** How long a password is at least. */
  readonly shortestPassword: number;
  /** The outcome of the last form, with what was typed if it was refused. */
  readonly outcome?:
    | {
        readonly failure: AccountFailure | null;
        readonly saved?: 'person' | 'password';
        readonly person?: { readonly name: string; readonly email: string };
      }
    | undefined;
}

/** The user’s own name, email address and password. */
export function AccountPage({ username, name, email, shortestPassword, outcome }: AccountPageProps) {
  const { state, formData } = useNavigation();
  const isBusy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent;
  const errorOf = (field: AccountFailure['field']) =>
    outcome?.failure?.field === field ? outcome.failure.message : undefined;
  const person = outcome?.person ?? { name, email };
  const page = useFocusOnFault<HTMLDivElement>(outcome?.failure);
  // Counted once the saved values are loaded.
  const saved = state === 'idle' ? outcome?.saved : undefined;
  const timesSaved = useCountOf(saved === 'person' ? outcome : undefined);
  const timesChanged = useCountOf(saved === 'password' ? outcome : undefined);
  return (
    <UnsavedChangesGuard>
      <div ref={page} className="max-w-2xl">
        <h1 className="font-serif text-title">Account</h1>
        <AccountNavigation />
        <section aria-labelledby="person" className="mt-6 max-w-md">
          <h2 id="person" className="font-serif text-heading">
            Profile
          </h2>
          <p className="mt-1 text-ink-muted">
            Signed in as {username}.{' '}
            {email === ''
              ? 'Add your email address so you can reset your password and get security alerts. Without it, only the person who runs your website can reset it.'
              : 'Password resets and security alerts go to your email address.'}
          </p>
          <p role="status" className="mt-2 text-success">
            {outcome?.saved === 'person' ? 'Saved.' : ''}
          </p>
          <Form method="post" data-unsaved={outcome?.person === undefined ? undefined : ''} className="mt-2 grid gap-5">
            {/* Redrawn after a save even if the value is the same: an extra space would count as unsaved. */}
            <Fragment key={JSON.stringify([timesSaved, name, email])}>
              <Field label="Name" isRequired error={errorOf('name')}>
                <Input name="name" autoComplete="name" defaultValue={person.name} required />
              </Field>
              <Field label="Email" isRequired={email !== ''} error={errorOf('email')}>
                <Input
                  name="email"
                  type="email"
                  autoComplete="email"
                  defaultValue={person.email}
                  required={email !== ''}
                />
              </Field>
            </Fragment>
            <Button
              type="submit"
              name="intent"
              value="person"
              isPending={isBusy('person')}
              className="justify-self-start"
            >
              Save
            </Button>
          </Form>
        </section>
        <section aria-labelledby="password" className="mt-10 max-w-md">
          <h2 id="password" className="font-serif text-heading">
            Password
          </h2>
          <p className="mt-1 text-ink-muted">Changing your password signs you out on all other devices.</p>
          <p role="status" className="mt-2 text-success">
            {outcome?.saved === 'password' ? 'Password changed.' : ''}
          </p>
          {/* Emptied after a successful change. A refused password stays in its field; the server never returns it. */}
          <Form method="post" className="mt-2 grid gap-5">
            <UsernameForManagers username={username} />
            <Fragment key={timesChanged}>
              <PasswordField
                label="Current password"
                name="current"
                autoComplete="current-password"
                error={errorOf('current')}
              />
              <PasswordField
                label="New password"
                name="new"
                autoComplete="new-password"
                hint={`At least ${shortestPassword} characters.`}
                error={errorOf('new')}
                minLength={shortestPassword}
              />
            </Fragment>
            <Button
              type="submit"
              name="intent"
              value="password"
              isPending={isBusy('password')}
              className="justify-self-start"
            >
              Change password
            </Button>
          </Form>
        </section>
      </div>
    </UnsavedChangesGuard>
  );
}
