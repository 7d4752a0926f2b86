import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router-dom';

export interface LoginPageProps {
  /** What the last try came to; nothing before the first. */
  readonly outcome?: { readonly error: string } | undefined;
  /** Shown to whoever opens a demonstration; null elsewhere. */
  readonly demoPassword: string | null;
}

/** The door of the back office. */
export function LoginPage({ outcome, demoPassword }: LoginPageProps) {
  const isBusy = useNavigation().state !== 'idle';
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  // Typing clears the error of the last try; the next answer brings its own.
  const [clearedError, setClearedError] = useState<unknown>(null);
  const error = outcome && outcome !== clearedError ? outcome.error : null;

  return (
    <main tabIndex={-1} className="grid min-h-dvh place-items-center bg-stone-100 p-6 outline-none">
      <div className="w-full max-w-sm rounded-md border border-hairline bg-paper-raised p-8 shadow-card">
        <h1 className="font-serif text-heading">Admin Login</h1>
        <p className="mt-1 text-ink-muted">Access the blog management dashboard</p>
        <Form method="post" className="mt-6 grid gap-5" onInput={() => setClearedError(outcome)}>
          <div role="alert">
            {error && (
              <p className="rounded-sm border border-danger bg-danger-surface px-4 py-3 text-danger">{error}</p>
            )}
          </div>
          <Field label="Username" isRequired>
            <Input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
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
              aria-pressed={isPasswordShown}
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
        {demoPassword && (
          <aside aria-labelledby="demo" className="mt-6 rounded-sm bg-warning-surface p-4 text-small text-warning">
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
      </div>
    </main>
  );
}
