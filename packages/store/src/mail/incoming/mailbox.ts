import type { ImapFlow } from 'imapflow';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import type { MailServer } from '../server/read-mail-server.ts';

const CONNECT_TIMEOUT_MS = 15_000;
const SOCKET_TIMEOUT_MS = 60_000;
/** Bytes of an email's header that are read. No mail program writes more. */
const HEAD_BYTES = 32 * 1024;
const HEADS_AT_ONCE = 100;
/** Bytes of an email that are read: the limit of the largest mail services. */
export const LARGEST_EMAIL = 26 * 1024 * 1024;
/** A server that sends more than it was asked for is disconnected. */
const LARGEST_ANSWER = LARGEST_EMAIL + 1024 * 1024;

/** The header of an email, perhaps incomplete. */
export interface MailHead {
  readonly uid: number;
  readonly head: Uint8Array;
  /** When the email arrived in the mailbox. */
  readonly at: Date;
  readonly byteSize: number;
}

/** The inbox of a mail server, opened read-only: nothing in it is ever marked, moved or deleted. */
export interface Mailbox {
  /** Numbers are valid only while this stays the same. */
  readonly uidValidity: string;
  readonly mailCount: number;
  /** The highest number when it was opened; 0 if the server does not say. */
  readonly lastUid: number;
  /** Lists the numbers of emails after one, or since a day, in rising order. */
  list(from: { readonly after: number } | { readonly since: Date }): Promise<number[]>;
  heads(uids: readonly number[]): AsyncGenerator<MailHead>;
  /** Reads the source of an email, up to `LARGEST_EMAIL`; undefined when it was deleted. */
  read(uid: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/**
 * Opens the inbox within 30 seconds.
 *
 * @throws the library's error; see `describeMailboxFailure`
 */
export async function openMailbox(server: MailServer, signal?: AbortSignal): Promise<Mailbox> {
  // Loaded only when a mailbox is set up: most processes never need it.
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
  // Pending commands reject as well. Without a listener the error would end the process.
  client.on('error', () => undefined);
  const disconnect = () => client.close();
  signal?.addEventListener('abort', disconnect, { once: true });
  // The signal outlives the connection and would keep its listeners.
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
      // An empty mailbox has no range to list.
      if (opened.mailCount === 0) return [];
      const query = 'after' in from ? { uid: `${from.after + 1}:*` } : { since: from.since };
      const found = await client.search(query, { uid: true });
      if (!Array.isArray(found)) throw new Error('The server cannot search the mailbox');
      // "5:*" always includes the last email, whatever its number.
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

/** Reads when an email arrived. An invalid date counts as none. */
function readDate(internalDate: Date | string | undefined): Date {
  const at = new Date(internalDate ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? new Date() : at;
}

/** Formats the library's code and the server's message, as `explainMailboxFailure` reads them. */
export function describeMailboxFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, authenticationFailed, tlsFailed, responseText } = error as Error & {
    code?: string;
    authenticationFailed?: boolean;
    tlsFailed?: boolean;
    responseText?: string;
  };
  const kind = authenticationFailed === true ? 'EAUTH' : tlsFailed === true ? 'ETLS' : (code ?? 'error');
  return cleanLine(`${kind}: ${responseText ?? error.message}`).slice(0, 500);
}
