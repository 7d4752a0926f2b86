import {
  createAccountLink,
  findRelyingParty,
  findSession,
  hasPasskeys,
  verifyCredentials,
} from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import {
  passwordLimitsContext,
  requestFactsContext,
  runtimeContext,
  storeContext,
} from '../../frame/session/request-context.ts';
import type { Route } from './+types/login.route';
import { readDeviceId } from '../../frame/session/device-cookie.server.ts';
import { LoginPage } from './login-page.tsx';
import { readNewPasswordUser } from '../sign-in-parts/new-password-cookie.ts';
import { openSession, welcome } from '../sign-in-parts/open-session.server.ts';
import { describeWait } from '../../frame/session/password-limits.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { readReturnPath } from '../../frame/session/return-path.ts';
import { recordFailedSignIn } from '../../frame/session/record-failed-sign-in.server.ts';
import { secondStepCookie } from '../sign-in-parts/second-step-cookie.ts';
import { withinRoom } from '../../frame/session/refuse-on-full-disk.server.ts';
import { readSessionToken } from '../../frame/session/session-cookie.ts';

const WRONG = 'Invalid username or password';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { adminUrl, demoPassword, isSecure } = context.get(runtimeContext);
  const store = context.get(storeContext);
  const session = await findSession(store, await readSessionToken(request, isSecure));
  const url = new URL(request.url);
  if (session) throw redirect(readReturnPath(url));
  const party = findRelyingParty(adminUrl);
  const hasAny = typeof party === 'object' && (await hasPasskeys(store, party.rpId));
  return {
    demoPassword,
    search: url.search,
    newPasswordUser: await readNewPasswordUser(request, isSecure),
    passkeyOrigin: hasAny ? party.origin : null,
  };
}

export async function action(args: Route.ActionArgs) {
  return withinRoom(args, () => signIn(args));
}

async function signIn({ request, context }: Route.ActionArgs) {
  const store = context.get(storeContext);
  const limits = context.get(passwordLimitsContext);
  const { isSecure } = context.get(runtimeContext);
  const { clientIp, requestId } = context.get(requestFactsContext);
  const form = await readForm(request);
  const username = readText(form, 'username');
  const attempt = { username, clientIp, deviceId: await readDeviceId(store, request, username, isSecure) };
  const waitSeconds = await limits.countLogin(attempt);
  if (waitSeconds > 0) {
    store.log.warn('Too many sign-ins were tried', { requestId, clientIp });
    const headers = { 'Retry-After': String(waitSeconds) };
    return data({ error: describeWait(waitSeconds), username }, { status: 429, headers });
  }
  const account = await verifyCredentials(store, { username, password: readText(form, 'password') });
  if (!account) {
    store.log.warn('A sign-in failed', { requestId, clientIp });
    await recordFailedSignIn(store, { username, step: 'password' });
    return data({ error: WRONG, username }, { status: 401 });
  }
  await limits.forgiveLogin(attempt);
  const { accountId, actor } = account;
  if (account.hasSecondFactor) {
    const step = await store.write({ actor, mayUseReserve: true }, (transaction) =>
      createAccountLink(transaction, { accountId, purpose: 'second-step' }),
    );
    const cookie = await secondStepCookie(isSecure).serialize(step.token, { expires: step.expiresAt });
    return redirect(`/admin/login/code${new URL(request.url).search}`, { headers: { 'Set-Cookie': cookie } });
  }
  const session = await store.write({ actor, mayUseReserve: true }, (transaction) =>
    openSession(transaction, request, { accountId, isSecure }),
  );
  return welcome(store, request, { username: account.username, isSecure, session });
}

/** The page also says when to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Admin Login' }, { name: 'robots', content: 'noindex' }];

export default function Login({ actionData, loaderData }: Route.ComponentProps) {
  return <LoginPage outcome={actionData} {...loaderData} />;
}
