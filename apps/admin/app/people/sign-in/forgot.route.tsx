import {
  isMailSetUp,
  queueEmail,
  readBusinessFacts,
  startPasswordReset,
  systemActor,
  type Store,
} from '@showroom/store/admin';
import { data } from 'react-router-dom';
import {
  passwordLimitsContext,
  requestFactsContext,
  runtimeContext,
  storeContext,
} from '../../frame/session/request-context.ts';
import type { Route } from './+types/forgot.route';
import { ForgotPage } from './forgot-page.tsx';
import { writePasswordReset } from '../users/account-emails.server.ts';
import { describeWait } from '../../frame/session/password-limits.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const isSetUp = await isMailSetUp(context.get(storeContext), context.get(runtimeContext).smtpUrl);
  return { loginHref: `/admin/login${new URL(request.url).search}`, isMailSetUp: isSetUp };
}

export async function action({ request, context }: Route.ActionArgs) {
  const store = context.get(storeContext);
  const email = readText(await readForm(request), 'email');
  const { clientIp } = context.get(requestFactsContext);
  const { waitSeconds, isWritten } = await context.get(passwordLimitsContext).countReset({ email, clientIp });
  if (waitSeconds > 0) {
    const headers = { 'Retry-After': String(waitSeconds) };
    return data({ error: describeWait(waitSeconds) }, { status: 429, headers });
  }
  // Not awaited: the response time must not reveal whether the account exists.
  if (isWritten) {
    sendReset(store, email, context.get(runtimeContext).adminUrl).catch((error: unknown) => {
      store.log.error('Could not create the email for a password reset', { error });
    });
  }
  return data({ error: null });
}

async function sendReset(store: Store, email: string, adminUrl: string): Promise<void> {
  const { brand } = await readBusinessFacts(store);
  await store.write({ actor: systemActor }, async (transaction) => {
    const reset = await startPasswordReset(transaction, { email });
    if (reset === undefined) return;
    const url = `${adminUrl}/admin/login/reset/${reset.link.token}`;
    await queueEmail(transaction, writePasswordReset({ to: reset, brand, url }));
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [
  { title: 'Reset your password' },
  { name: 'robots', content: 'noindex' },
];

export default function Forgot({ actionData, loaderData }: Route.ComponentProps) {
  return <ForgotPage outcome={actionData} {...loaderData} />;
}
