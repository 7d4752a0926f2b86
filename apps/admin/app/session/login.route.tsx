import { verifyCredentials } from '@showroom/store/admin/accounts';
import { createSession, findSession } from '@showroom/store/admin/sessions';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router-dom';
import { passwordLimitsContext, requestFactsContext, runtimeContext, storeContext } from '../request-context.ts';
import type { Route } from './+types/login.route';
import { readDeviceId, rememberDevice } from './device-cookie.server.ts';
import { describeWait } from './password-limits.server.ts';
import { readForm } from './read-form.server.ts';
import { readText } from './read-text.ts';
import { readReturnPath } from './return-path.ts';
import { readSessionToken, sessionCookie } from './session-cookie.ts';

const WRONG = 'Invalid username or password';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { demoPassword, isSecure } = context.get(runtimeContext);
  const session = await findSession(context.get(storeContext), await readSessionToken(request, isSecure));
  if (session) throw redirect(readReturnPath(new URL(request.url)));
  return { demoPassword };
}

export async function action({ request, context }: Route.ActionArgs) {
  const store = context.get(storeContext);
  const limits = context.get(passwordLimitsContext);
  const { isSecure } = context.get(runtimeContext);
  const { clientIp, requestId } = context.get(requestFactsContext);
  const form = await readForm(request);
  const username = readText(form, 'username');
  const attempt = { username, clientIp, deviceId: await readDeviceId(store, request, username, isSecure) };
  const waitSeconds = await limits.countLogin(attempt);
  if (waitSeconds > 0) {
    store.log.warn('A login was held back', { requestId, clientIp });
    const headers = { 'Retry-After': String(waitSeconds) };
    return data({ error: describeWait(waitSeconds) }, { status: 429, headers });
  }
  const account = await verifyCredentials(store, { username, password: readText(form, 'password') });
  if (!account) {
    store.log.warn('A login failed', { requestId, clientIp });
    return data({ error: WRONG }, { status: 401 });
  }
  await limits.forgiveLogin(attempt);
  const { token, absoluteExpiresAt } = await store.write({ actor: account.actor }, (transaction) =>
    createSession(transaction, account),
  );
  return redirect(readReturnPath(new URL(request.url)), {
    headers: [
      ['Set-Cookie', await sessionCookie(isSecure).serialize(token, { expires: absoluteExpiresAt })],
      ['Set-Cookie', await rememberDevice(store, account.username, isSecure)],
    ],
  });
}

/** The page says when to try again, as its action does. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Admin Login' }, { name: 'robots', content: 'noindex' }];

export default function Login({ actionData, loaderData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const isBusy = navigation.state !== 'idle';
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  // Typing clears the error of the last try; the next answer brings its own.
  const [clearedError, setClearedError] = useState<unknown>(null);
  const error = actionData && actionData !== clearedError ? actionData.error : null;

  return (
    <main tabIndex={-1} className="grid min-h-dvh place-items-center bg-stone-100 p-6 outline-none">
      <div className="w-full max-w-sm rounded-md border border-hairline bg-paper-raised p-8 shadow-card">
        <h1 className="font-serif text-heading">Admin Login</h1>
        <p className="mt-1 text-ink-muted">Access the blog management dashboard</p>
        <Form method="post" className="mt-6 grid gap-5" onInput={() => setClearedError(actionData)}>
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
        {loaderData.demoPassword && (
          <aside aria-labelledby="demo" className="mt-6 rounded-sm bg-warning-surface p-4 text-small text-warning">
            <h2 id="demo" className="font-medium">
              Temporary Credentials
            </h2>
            <p className="mt-1">
              Username: <code>owner</code>
              <br />
              Password: <code>{loaderData.demoPassword}</code>
            </p>
            <p className="mt-2">Change these in production!</p>
          </aside>
        )}
      </div>
    </main>
  );
}
