import { queueTestEmail, readBusinessFacts } from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import { z } from 'zod';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/test-email.route';
import { toMailTestHref } from './mail-test.ts';

export { RouteErrorWords as ErrorBoundary } from '../../frame/guard/error-page.tsx';

export const middleware = [allow('settings')];

/** Sends a test email the way that all emails go, and redirects to its state. */
export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const address = z
    .email()
    .max(254)
    .safeParse((await readForm(args.request)).get('address'));
  if (!address.success) throw data('Enter an email address, e.g. shop@example.com.', { status: 400 });
  const store = args.context.get(storeContext);
  const { brand } = await readBusinessFacts(store);
  const id = await store.write({ actor }, (transaction) =>
    queueTestEmail(transaction, { address: address.data, brand }),
  );
  return redirect(toMailTestHref(id));
}
