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

/** What stands in the way, beside which control. */
export interface AccountFailure {
  readonly field: 'name' | 'email' | 'role' | 'current' | 'new';
  readonly message: string;
}

export interface AccountPageProps {
  /** By which one signs in. */
  readonly username: string;
  /** As others read one. */
  readonly name: string;
  /** Where letters go; empty until it is given. */
  readonly email: string;
  /** How long a password is at least. */
  readonly shortestPassword: number;
  /** What came of the last form, and what was typed into it where it was refused. */
  readonly outcome?:
    | {
        readonly failure: AccountFailure | null;
        readonly saved?: 'person' | 'password';
        readonly person?: { readonly name: string; readonly email: string };
      }
    | undefined;
}

/** One's own name, address and password. */
export function AccountPage({ username, name, email, shortestPassword, outcome }: AccountPageProps) {
  const { state, formData } = useNavigation();
  const isBusy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent;
  const errorOf = (field: AccountFailure['field']) =>
    outcome?.failure?.field === field ? outcome.failure.message : undefined;
  const person = outcome?.person ?? { name, email };
  const page = useFocusOnFault<HTMLDivElement>(outcome?.failure);
  // Counted once what is kept by now is loaded.
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
            {/* Drawn again of what was kept, though that may read as before: a blank too many would pass for unsaved. */}
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
          {/* Empty again once the new one is good. One that was refused is in its field still, and the server draws none. */}
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
