import { verifyCredentials } from '@showroom/store/admin/accounts';
import { createSession, findSession } from '@showroom/store/admin/sessions';
import { data, redirect } from 'react-router-dom';
import { passwordLimitsContext, requestFactsContext, runtimeContext, storeContext } from '../request-context.ts';
import type { Route } from './+types/login.route';
import { readDeviceId, rememberDevice } from './device-cookie.server.ts';
import { LoginPage } from './login-page.tsx';
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
  return <LoginPage outcome={actionData} demoPassword={loaderData.demoPassword} />;
}
