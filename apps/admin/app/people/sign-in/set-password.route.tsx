import { findLinkedAccount, setPasswordByLink, SHORTEST_PASSWORD } from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import type { Route } from './+types/set-password.route';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { describePasswordFault, judgeWith } from '../../frame/session/new-password.server.ts';
import { newPasswordCookie } from '../sign-in-parts/new-password-cookie.ts';
import { SetPasswordPage } from './set-password-page.tsx';
import { withinRoom } from '../../frame/session/refuse-on-full-disk.server.ts';

const purposes = { invitation: 'invitation', reset: 'password-reset' } as const;

/** Reads the link’s purpose and account; 404 for any other URL. */
function readLink({ kind, token }: Route.LoaderArgs['params']) {
  if (kind !== 'invitation' && kind !== 'reset') throw data(null, { status: 404 });
  return { purpose: purposes[kind], token };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const link = readLink(params);
  const account = await findLinkedAccount(context.get(storeContext), link);
  const shortest = SHORTEST_PASSWORD;
  if (account === undefined) return data({ purpose: link.purpose, shortest, account: null }, { status: 410 });
  return data({ purpose: link.purpose, shortest, account: { name: account.name, username: account.username } });
}

export async function action(args: Route.ActionArgs) {
  return withinRoom(args, () => setPassword(args));
}

async function setPassword({ request, context, params }: Route.ActionArgs) {
  const newPassword = readText(await readForm(request), 'password');
  const judge = judgeWith(context.get(runtimeContext).jobs);
  const result = await setPasswordByLink(context.get(storeContext), { ...readLink(params), newPassword, judge });
  if (result.ok) {
    const cookie = newPasswordCookie(context.get(runtimeContext).isSecure);
    return redirect('/admin/login', { headers: { 'Set-Cookie': await cookie.serialize(result.username) } });
  }
  // The page says that the link no longer works.
  if (result.code === 'expired') return data({ error: null }, { status: 410 });
  return data({ error: describePasswordFault(result) }, { status: 400 });
}

export const meta: Route.MetaFunction = () => [{ title: 'Choose a password' }, { name: 'robots', content: 'noindex' }];

export default function SetPassword({ actionData, loaderData }: Route.ComponentProps) {
  return <SetPasswordPage {...loaderData} error={actionData?.error ?? null} />;
}
