import { changePassword, changePerson, findUser, SHORTEST_PASSWORD } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { askToConfirm } from '../../frame/confirmation/ask-to-confirm.server.ts';
import { Confirming } from '../../frame/confirmation/confirming.tsx';
import { passwordLimitsContext, runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { describePasswordFault, judgeWith } from '../../frame/session/new-password.server.ts';
import { describeWait } from '../../frame/session/password-limits.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { readSessionToken } from '../../frame/session/session-cookie.ts';
import { describeUserFault } from '../users/user-form.server.ts';
import type { Route } from './+types/account.route';
import { AccountPage, type AccountFailure } from './account-page.tsx';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('account')];

export async function loader(args: Route.LoaderArgs) {
  const session = requireSession(args);
  const user = await findUser(args.context.get(storeContext), session.accountId);
  return {
    username: session.username,
    name: session.name,
    email: user?.email ?? '',
    shortestPassword: SHORTEST_PASSWORD,
  };
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  const form = await readForm(args.request);
  return form.get('intent') === 'person' ? savePerson(args, form) : savePassword(args, form);
}

/** Name and email address. The address is where password resets go. */
async function savePerson(args: Route.ActionArgs, form: FormData) {
  const { accountId, actor } = requireSession(args);
  const person = { name: readText(form, 'name'), email: readText(form, 'email') };
  const asked = await askToConfirm(args, form);
  if (asked !== undefined) return asked;
  const store = args.context.get(storeContext);
  const result = await store.write({ actor }, (transaction) => changePerson(transaction, { accountId, ...person }));
  if (result.ok) return data({ failure: null, saved: 'person' } as const);
  if (result.code === 'unknown') throw data(null, { status: 404 });
  return data({ failure: describeUserFault(result.code), person }, { status: 400 });
}

async function savePassword(args: Route.ActionArgs, form: FormData) {
  const session = requireSession(args);
  const token = (await readSessionToken(args.request, args.context.get(runtimeContext).isSecure)) ?? '';
  // A borrowed session must not get the password.
  const limits = args.context.get(passwordLimitsContext);
  const waitSeconds = await limits.countChange(token);
  if (waitSeconds > 0) {
    const failure: AccountFailure = { field: 'current', message: describeWait(waitSeconds) };
    return data({ failure }, { status: 429, headers: { 'Retry-After': String(waitSeconds) } });
  }
  const result = await changePassword(args.context.get(storeContext), {
    actor: session.actor,
    currentPassword: readText(form, 'current'),
    newPassword: readText(form, 'new'),
    judge: judgeWith(args.context.get(runtimeContext).jobs),
    keepToken: token,
  });
  if (!result.ok) {
    // The current password was right, so this is no guess.
    if (result.code === 'too-weak' || result.code === 'not-judged' || result.code === 'took-too-long')
      await limits.forgiveChange(token);
    const failure: AccountFailure =
      result.code === 'wrong-password'
        ? { field: 'current', message: 'That isn’t your current password.' }
        : { field: 'new', message: describePasswordFault(result) };
    return data({ failure }, { status: 400 });
  }
  await limits.forgiveChange(token);
  return data({ failure: null, saved: 'password' } as const);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Account' }, { name: 'robots', content: 'noindex' }];

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <Confirming sent={answer}>{(outcome) => <AccountPage {...loaderData} outcome={outcome} />}</Confirming>;
}
