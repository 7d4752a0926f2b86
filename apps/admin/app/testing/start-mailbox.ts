import { startOutbox, type Store } from '@showroom/store/admin';
import { startMailServer, until } from '@showroom/store/testing';
import { onTestFinished } from 'vitest';

/** Sends the queued emails to a real mail server, and reads them there. */
export async function startMailbox(store: Store) {
  const server = await startMailServer();
  const outbox = startOutbox({ store, smtpUrl: server.url, log: store.log });
  onTestFinished(() => outbox.stop());
  return {
    received: server.received,
    /** The link in the next email to an address. */
    async readLink(to: string): Promise<{ url: string; content: string }> {
      const find = () => server.received.find((mail) => mail.to.includes(to));
      await until(() => {
        outbox.kick();
        return find() !== undefined;
      });
      const content = find()?.content ?? '';
      return { content, url: /http:\/\/\S+\/admin\/login\/\S+/.exec(content)?.[0] ?? '' };
    },
  };
}
