import { forgetMailServer, saveMailServer, type MailServerUse } from '@showroom/store/admin/mail-server';
import { data } from 'react-router-dom';
import { askToConfirm } from '../confirm/ask-to-confirm.server.ts';
import { storeContext } from '../request-context.ts';
import { readRevision } from '../session/read-revision.ts';
import { readText } from '../session/read-text.ts';
import { requireSession, type GuardArgs } from '../session/require-session.server.ts';
import { SERVER_PASSWORD, type MailServerOutcome } from './server-fields.tsx';

/** Saves or forgets a mail server as its form says, once whoever sent it has shown who that is. */
export async function takeServerForm(
  args: GuardArgs,
  form: FormData,
  { use, saved }: { use: MailServerUse; /** What is said once it is saved. */ saved: string },
) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  // All letters pass through it, those that give a new password too.
  const asked = await askToConfirm(args, form, { secret: SERVER_PASSWORD });
  if (asked !== undefined) return asked;
  const from = readRevision(form.get('from'));
  const [host, port, security, username, sender, password] = [
    readText(form, 'host'),
    readText(form, 'port').trim(),
    readText(form, 'security'),
    readText(form, 'username'),
    readText(form, 'sender'),
    readText(form, SERVER_PASSWORD),
  ];
  const isForgotten = form.get('intent') === 'forget';
  const fields = { host, port: /^\d{1,6}$/.test(port) ? Number(port) : 0, security, username, sender };
  const values = { host, port, security, username, sender };
  if (!isForgotten && !form.has(SERVER_PASSWORD)) {
    const words = 'Thank you. Now save it once more: no page that is sent back has the password in it that you typed.';
    return data({ ok: false, words, from, values, hadPassword: true, issues: [] } satisfies MailServerOutcome, {
      status: 400,
    });
  }
  const result = await store.write({ actor }, (transaction) =>
    isForgotten
      ? forgetMailServer(transaction, { from, use })
      : saveMailServer(transaction, { from, use, fields, password }),
  );
  if (result.ok)
    return { ok: true, words: isForgotten ? 'Forgotten, with its password.' : saved } satisfies MailServerOutcome;
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
