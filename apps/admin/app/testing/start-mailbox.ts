import { startOutbox } from '@showroom/store/outbox';
import type { Store } from '@showroom/store/open-store';
import { startMailServer, until } from '@showroom/store/testing/mail-server';
import { onTestFinished } from 'vitest';

/** Sends what waits in the store, and reads the letters that a real mail server was given. */
export async function startMailbox(store: Store) {
  const server = await startMailServer();
  const outbox = startOutbox({ store, smtpUrl: server.url, log: store.log });
  onTestFinished(() => outbox.stop());
  return {
    received: server.received,
    /** The path of the link in the next letter to an address. */
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
