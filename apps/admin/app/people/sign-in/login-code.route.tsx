import { acceptSecondFactorCode, consumeAccountLink, findLinkedAccount } from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import {
  passwordLimitsContext,
  requestFactsContext,
  runtimeContext,
  storeContext,
} from '../../frame/session/request-context.ts';
import type { Route } from './+types/login-code.route';
import { readDeviceId } from '../../frame/session/device-cookie.server.ts';
import { LoginCodePage } from './login-code-page.tsx';
import { openSession, welcome } from '../sign-in-parts/open-session.server.ts';
import { describeWait } from '../../frame/session/password-limits.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { recordFailedSignIn } from '../../frame/session/record-failed-sign-in.server.ts';
import { readSecondStepToken } from '../sign-in-parts/second-step-cookie.ts';
import { withinRoom } from '../../frame/session/refuse-on-full-disk.server.ts';

type Args = Pick<Route.LoaderArgs, 'request' | 'context'>;

/** The user who gave the right password in this browser within the last minutes; otherwise redirects to the login. */
async function requireFirstStep({ request, context }: Args) {
  const token = await readSecondStepToken(request, context.get(runtimeContext).isSecure);
  const link = { token, purpose: 'second-step' } as const;
  const account = await findLinkedAccount(context.get(storeContext), link);
  if (account === undefined) throw redirect(`/admin/login${new URL(request.url).search}`);
  return { account, link };
}

export async function loader(args: Route.LoaderArgs) {
  await requireFirstStep(args);
  const { searchParams } = new URL(args.request.url);
  const isBackup = searchParams.has('backup');
  if (isBackup) searchParams.delete('backup');
  else searchParams.set('backup', '');
  return { isBackup, otherHref: `?${searchParams}` };
}

export async function action(args: Route.ActionArgs) {
  return withinRoom(args, () => signIn(args));
}

async function signIn(args: Route.ActionArgs) {
  const { request, context } = args;
  const { account, link } = await requireFirstStep(args);
  const store = context.get(storeContext);
  const limits = context.get(passwordLimitsContext);
  const { isSecure } = context.get(runtimeContext);
  const { clientIp, requestId } = context.get(requestFactsContext);
  const { accountId, actor, username } = account;
  const code = readText(await readForm(request), 'code');
  const attempt = { username, clientIp, deviceId: await readDeviceId(store, request, username, isSecure) };
  const waitSeconds = await limits.countCode(attempt);
  if (waitSeconds > 0) {
    store.log.warn('Too many sign-in codes were tried', { requestId, clientIp });
    const headers = { 'Retry-After': String(waitSeconds) };
    return data({ error: describeWait(waitSeconds) }, { status: 429, headers });
  }
  const session = await store.write({ actor, mayUseReserve: true }, async (transaction) => {
    if ((await acceptSecondFactorCode(transaction, { accountId, code })) === undefined) return undefined;
    if ((await consumeAccountLink(transaction, link)) === undefined) return undefined;
    return openSession(transaction, request, { accountId, isSecure });
  });
  if (session === undefined) {
    store.log.warn('A sign-in code was wrong', { requestId, clientIp });
    await recordFailedSignIn(store, { username, step: 'code' });
    return data({ error: 'That code is wrong or already used. Wait for a new one and try again.' }, { status: 401 });
  }
  await limits.forgiveCode(attempt);
  return welcome(store, request, { username, isSecure, session });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Admin Login' }, { name: 'robots', content: 'noindex' }];

export default function LoginCode({ actionData, loaderData }: Route.ComponentProps) {
  return <LoginCodePage outcome={actionData} {...loaderData} />;
}
