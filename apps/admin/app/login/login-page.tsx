import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router-dom';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { Door, DoorError, doorLinkLook, useClearedError, type DoorOutcome } from './door.tsx';

export interface LoginPageProps {
  /** What the last try came to; nothing before the first. */
  readonly outcome?: DoorOutcome;
  /** Shown to whoever opens a demonstration; null elsewhere. */
  readonly demoPassword: string | null;
  /** The query of the page's address, which says where to go on; the way to a new password keeps it. */
  readonly search?: string;
  /** Whether whoever comes here has just set a password. */
  readonly isPasswordNew?: boolean;
  /** Where somebody could sign in with a passkey; null while nobody has one. */
  readonly passkeyOrigin?: string | null;
}

/** The door of the back office. */
export function LoginPage({
  outcome,
  demoPassword,
  search = '',
  isPasswordNew = false,
  passkeyOrigin = null,
}: LoginPageProps) {
  const isBusy = useNavigation().state !== 'idle';
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [error, clearError] = useClearedError(outcome);

  return (
    <Door title="Admin Login" subtitle="Access the blog management dashboard">
      {isPasswordNew && (
        <p role="status" className="mt-4 text-success">
          Your password is set. Sign in with it.
        </p>
      )}
      <Form method="post" className="mt-6 grid gap-5" onInput={clearError}>
        <DoorError error={error} />
        <Field label="Username" isRequired>
          <Input
            name="username"
            autoComplete={passkeyOrigin === null ? 'username' : 'username webauthn'}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </Field>
        <div className="relative">
          <Field label="Password" isRequired>
            <Input
              name="password"
              type={isPasswordShown ? 'text' : 'password'}
              autoComplete="current-password"
              required
              className="pr-20"
            />
          </Field>
          <button
            type="button"
            onClick={() => setIsPasswordShown(!isPasswordShown)}
            className="absolute right-1 bottom-0 min-h-11 px-3 text-caption font-medium hover:text-spruce noscript:hidden"
          >
            {isPasswordShown ? 'Hide' : 'Show'}
            <span className="sr-only"> password</span>
          </button>
        </div>
        <Button type="submit" isPending={isBusy} pendingLabel="Signing in...">
          Sign in
        </Button>
      </Form>
      {passkeyOrigin !== null && <PasskeySignIn origin={passkeyOrigin} search={search} />}
      <p className="mt-4">
        <Link to={`/admin/login/forgot${search}`} className={doorLinkLook}>
          Forgot your password?
        </Link>
      </p>
      {demoPassword && (
        <aside aria-labelledby="demo" className="mt-4 rounded-sm bg-warning-surface p-4 text-small text-warning">
          <h2 id="demo" className="font-medium">
            Temporary Credentials
          </h2>
          <p className="mt-1">
            Username: <code>owner</code>
            <br />
            Password: <code>{demoPassword}</code>
          </p>
          <p className="mt-2">Change these in production!</p>
        </aside>
      )}
    </Door>
  );
}
