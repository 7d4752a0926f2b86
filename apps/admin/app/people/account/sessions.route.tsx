import { deleteAccountSessions, endSession, listSessions, noteSignOut } from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { readSessionToken, signOutHeaders } from '../../frame/session/session-cookie.ts';
import type { Route } from './+types/sessions.route';
import { SessionsPage } from './sessions-page.tsx';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('account')];

export async function loader(args: Route.LoaderArgs) {
  const { accountId } = requireSession(args);
  const { request, context } = args;
  const token = (await readSessionToken(request, context.get(runtimeContext).isSecure)) ?? '';
  return { sessions: await listSessions(context.get(storeContext), { accountId, token }) };
}

export async function action(args: Route.ActionArgs) {
  const { accountId, actor } = requireSession(args);
  const { request, context } = args;
  const store = context.get(storeContext);
  const form = await readForm(request);
  switch (form.get('intent')) {
    // Needs no confirmation: a borrowed session can only sign others out.
    case 'end': {
      const sessionId = readText(form, 'session');
      await store.write({ actor, mayUseReserve: true }, (transaction) =>
        endSession(transaction, { accountId, sessionId }),
      );
      return { words: 'That device has been signed out.' };
    }
    case 'everywhere': {
      await store.write({ actor, mayUseReserve: true }, async (transaction) => {
        await deleteAccountSessions(transaction, { accountId });
        await noteSignOut(transaction, { accountId, isEverywhere: true });
      });
      return redirect('/admin/login', { headers: await signOutHeaders(context.get(runtimeContext).isSecure) });
    }
    default:
      throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Signed-in devices' }, { name: 'robots', content: 'noindex' }];

export default function Sessions({ actionData, loaderData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <SessionsPage sessions={loaderData.sessions} words={answer?.words ?? ''} />;
}
