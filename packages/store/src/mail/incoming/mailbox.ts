import type { ImapFlow } from 'imapflow';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import type { MailServer } from '../server/read-mail-server.ts';

const CONNECT_TIMEOUT_MS = 15_000;
const SOCKET_TIMEOUT_MS = 60_000;
/** Of a mail's head so much is read, in bytes: more than any mail program writes. */
const HEAD_BYTES = 32 * 1024;
/** Heads that are asked for at once. */
const HEADS_AT_ONCE = 100;
/** Of a mail so much is read, in bytes: what the largest mail services let through. */
export const LARGEST_EMAIL = 26 * 1024 * 1024;
/** A server that sends more than it was asked for is hung up on. */
const LARGEST_ANSWER = LARGEST_EMAIL + 1024 * 1024;

/** The head of a mail, perhaps cut off. */
export interface MailHead {
  readonly uid: number;
  readonly head: Uint8Array;
  /** When it came to the mailbox. */
  readonly at: Date;
  readonly byteSize: number;
}

/** The inbox of a mail server, open for reading alone: nothing in it is ever marked, moved or deleted. */
export interface Mailbox {
  /** While it stays the same, a number means the same mail. */
  readonly uidValidity: string;
  readonly mailCount: number;
  /** No mail had a higher number when it was opened; 0 where the server does not say. */
  readonly lastUid: number;
  /** The numbers of the mails after one, or since a day; rising. */
  list(from: { readonly after: number } | { readonly since: Date }): Promise<number[]>;
  heads(uids: readonly number[]): AsyncGenerator<MailHead>;
  /** The source of one, up to `LARGEST_EMAIL`; undefined when it is gone. */
  read(uid: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/**
 * Opens the inbox, within half a minute or not at all.
 *
 * @throws the library's error; `describeMailboxFailure` has words for it
 */
export async function openMailbox(server: MailServer, signal?: AbortSignal): Promise<Mailbox> {
  // Read where there is a mailbox alone: most shops' processes need none of it.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host: server.host.replaceAll(/[[\]]/g, ''),
    port: server.port,
    secure: server.security === 'tls',
    doSTARTTLS: server.security === 'starttls',
    ...(server.login === null ? {} : { auth: { user: server.login.user, pass: server.login.password } }),
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    maxLiteralSize: LARGEST_ANSWER,
    maxLineLength: LARGEST_ANSWER,
    maxResponseSize: 2 * LARGEST_ANSWER,
  });
  // What was under way rejects as well; without a listener the process would end.
  client.on('error', () => undefined);
  const disconnect = () => client.close();
  signal?.addEventListener('abort', disconnect, { once: true });
  // The signal outlives the connection by far, and holds what listens to it.
  client.on('close', () => signal?.removeEventListener('abort', disconnect));
  try {
    await client.connect();
    const { uidValidity, uidNext, exists } = await client.mailboxOpen('INBOX', { readOnly: true });
    const lastUid = Math.max((uidNext || 1) - 1, 0);
    return toMailbox(client, { uidValidity: String(uidValidity), mailCount: exists, lastUid });
  } catch (error) {
    client.close();
    throw error;
  }
}

function toMailbox(client: ImapFlow, opened: Pick<Mailbox, 'uidValidity' | 'mailCount' | 'lastUid'>): Mailbox {
  return {
    ...opened,
    async list(from) {
      // Without any mail there is nothing that the range could mean.
      if (opened.mailCount === 0) return [];
      const query = 'after' in from ? { uid: `${from.after + 1}:*` } : { since: from.since };
      const found = await client.search(query, { uid: true });
      if (!Array.isArray(found)) throw new Error('The server cannot search the mailbox');
      // "5:*" means the last one as well, whichever that is.
      return found.filter((uid) => !('after' in from) || uid > from.after).toSorted((one, other) => one - other);
    },
    async *heads(uids) {
      for (let at = 0; at < uids.length; at += HEADS_AT_ONCE) {
        const wanted = uids.slice(at, at + HEADS_AT_ONCE);
        const query = {
          internalDate: true,
          size: true,
          bodyParts: [{ key: 'HEADER', start: 0, maxLength: HEAD_BYTES }],
        };
        const found = await client.fetchAll(wanted.join(','), query, { uid: true });
        for (const { uid, internalDate, size, headers } of found.toSorted((one, other) => one.uid - other.uid)) {
          yield {
            uid,
            head: headers ?? new Uint8Array(),
            at: readDate(internalDate),
            byteSize: size ?? 0,
          };
        }
      }
    },
    async read(uid) {
      const found = await client.fetchOne(
        String(uid),
        { source: { start: 0, maxLength: LARGEST_EMAIL } },
        { uid: true },
      );
      return found === false ? undefined : found.source;
    },
    async close() {
      await client.logout().catch(() => client.close());
    },
  };
}

/** When a mail came; a day that makes no sense is as none. */
function readDate(internalDate: Date | string | undefined): Date {
  const at = new Date(internalDate ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? new Date() : at;
}

/** The library's code and what the server said, as `explainMailboxFailure` reads it. */
export function describeMailboxFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, authenticationFailed, tlsFailed, responseText } = error as Error & {
    // What the library adds to its errors.
    code?: string;
    authenticationFailed?: boolean;
    tlsFailed?: boolean;
    responseText?: string;
  };
  const kind = authenticationFailed === true ? 'EAUTH' : tlsFailed === true ? 'ETLS' : (code ?? 'error');
  return cleanLine(`${kind}: ${responseText ?? error.message}`).slice(0, 500);
}
