import { startImapServer } from '@showroom/mailbox-stand-in';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { Showroom } from './showroom.ts';

const PATH = '/admin/dashboard/settings/mail/answers';
const login = { user: 'shop@showroom.example', password: 'kept-behind-the-counter' };

/**
 * Reads customer replies from a mailbox of the test's own during a callback.
 *
 * @param admin a page of the signed-in owner
 */
export async function withAnswersMailbox(
  admin: Page,
  { owner }: Pick<Showroom, 'owner'>,
  work: (mailbox: {
    /** Delivers an email and checks the mailbox at once instead of within a minute. */
    receive: (source: string) => Promise<void>;
  }) => Promise<void>,
): Promise<void> {
  const imap = await startImapServer(login);
  const post = async (fields: Readonly<Record<string, string>>) => {
    const page = await (await admin.request.get(PATH)).text();
    const from = /name="from" value="(\d+)"/.exec(page)?.[1] ?? '';
    const response = await admin.request.post(PATH, { form: { from, password: owner.password, ...fields } });
    expect(response.status(), `${fields['intent']} the mailbox`).toBe(200);
  };
  const place = { host: '127.0.0.1', port: String(imap.port), security: 'none', username: login.user, sender: '' };
  try {
    await post({ intent: 'save', ...place, 'server-password': login.password });
    await work({
      receive: async (source) => {
        imap.deliver(source);
        await post({ intent: 'test' });
      },
    });
    await post({ intent: 'forget' });
  } finally {
    await imap.close();
  }
}
