import { explainMailFailure } from '@showroom/store/admin/explain-mail-failure';
import { findMailServer, forgetMailServer, saveMailServer } from '@showroom/store/admin/mail-server';
import { findTestLetter } from '@showroom/store/admin/test-letter';
import { readBusinessFacts } from '@showroom/store/settings';
import { data } from 'react-router-dom';
import { askToConfirm } from '../confirm/ask-to-confirm.server.ts';
import { Confirming } from '../confirm/confirming.tsx';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { readForm } from '../session/read-form.server.ts';
import { readRevision } from '../session/read-revision.ts';
import { readText } from '../session/read-text.ts';
import { requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/mail.route';
import { MailPage, type MailServerOutcome } from './mail-page.tsx';
import { readLetterId } from './mail-test.ts';

export const middleware = [allow('settings')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const letterId = readLetterId(args.url.searchParams);
  const [{ revision, server = null }, { email }, letter = null] = await Promise.all([
    findMailServer(store),
    readBusinessFacts(store),
    letterId === undefined ? undefined : findTestLetter(store, letterId),
  ]);
  const fault = explainMailFailure(letter?.lastError ?? '') ?? null;
  return { revision, server, address: email, letter, fault };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const form = await readForm(args.request);
  // All letters pass through it, those that give a new password too.
  const asked = await askToConfirm(args, form, { secret: 'smtp-password' });
  if (asked !== undefined) return asked;
  const from = readRevision(form.get('from'));
  const [host, port, security, username, sender, password] = [
    readText(form, 'host'),
    readText(form, 'port').trim(),
    readText(form, 'security'),
    readText(form, 'username'),
    readText(form, 'sender'),
    readText(form, 'smtp-password'),
  ];
  const isForgotten = form.get('intent') === 'forget';
  const fields = { host, port: /^\d{1,6}$/.test(port) ? Number(port) : 0, security, username, sender };
  const values = { host, port, security, username, sender };
  if (!isForgotten && !form.has('smtp-password')) {
    const words = 'Thank you. Now save it once more: no page that is sent back has the password in it that you typed.';
    return data({ ok: false, words, from, values, hadPassword: true, issues: [] } satisfies MailServerOutcome, {
      status: 400,
    });
  }
  const result = await store.write({ actor }, (transaction) =>
    isForgotten ? forgetMailServer(transaction, { from }) : saveMailServer(transaction, { from, fields, password }),
  );
  if (result.ok) {
    const words = isForgotten ? 'Forgotten, with its password.' : 'Saved. Send a test letter to see whether it works.';
    return { ok: true, words } satisfies MailServerOutcome;
  }
  const [words, status] =
    result.code === 'stale'
      ? (['Somebody changed this meanwhile. Look over what you typed, and save again to keep it.', 409] as const)
      : (['It is not saved yet.', 400] as const);
  const issues = result.code === 'invalid' ? result.issues : [];
  const next = result.code === 'stale' ? result.revision : from;
  return data(
    { ok: false, words, from: next, values, hadPassword: password !== '', issues } satisfies MailServerOutcome,
    { status },
  );
}

/** The page says when to try again, as its action does. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Mail' }, { name: 'robots', content: 'noindex' }];

export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
  return <Confirming sent={actionData}>{(outcome) => <MailPage {...loaderData} outcome={outcome} />}</Confirming>;
}
