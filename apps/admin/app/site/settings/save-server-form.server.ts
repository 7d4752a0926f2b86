import { readDigits } from '@showroom/catalog-data/typed-text';
import { deleteMailServer, saveMailServer, type MailServerUse } from '@showroom/store/admin';
import { readText } from '../../frame/session/read-text.ts';
import type { GuardArgs } from '../../frame/session/require-session.server.ts';
import { SERVER_PASSWORD } from './server-fields.tsx';
import { saveSealedForm } from './save-sealed-form.server.ts';

/** Saves or deletes a mail server. It carries password resets, so this needs confirmation. */
export async function saveServerForm(
  args: GuardArgs,
  form: FormData,
  { use, saved }: { use: MailServerUse; /** What is said once it is saved. */ saved: string },
) {
  const values = {
    host: readText(form, 'host'),
    port: readDigits(readText(form, 'port')).trim(),
    security: readText(form, 'security'),
    username: readText(form, 'username'),
    sender: readText(form, 'sender'),
  };
  const fields = { ...values, port: /^\d{1,6}$/.test(values.port) ? Number(values.port) : 0 };
  return saveSealedForm(args, form, {
    secret: { name: SERVER_PASSWORD, noun: 'password' },
    values,
    save: (transaction, { from, secret }) => saveMailServer(transaction, { from, use, fields, password: secret }),
    forget: (transaction, { from }) => deleteMailServer(transaction, { from, use }),
    words: { saved, forgotten: use === 'incoming' ? 'Mailbox disconnected.' : 'Mail server removed.' },
  });
}
