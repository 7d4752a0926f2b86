import { setTimeout as wait } from 'node:timers/promises';
import { composeMail } from './compose-mail.ts';
import {
  claimNextMail,
  dropMail,
  markMailFailed,
  markMailSent,
  MOST_OWN_FAILURES,
  nextMailDueAt,
} from './outbox-queue.ts';
import type { ClaimedMail } from './outbox-queue.ts';
import { isDigestEmpty } from './regular/find-digest.ts';
import { queueDigest } from './regular/queue-digest.ts';
import { queueReminders } from './regular/queue-reminders.ts';
import { judgeSmtpFailure } from './smtp-failure.ts';
import { forgetFormerServer, hasFormerServer } from './server/former-mail-server.ts';
import { FORMER_SERVER, PRESENT_SERVER, readMailServer } from './server/read-mail-server.ts';
import { createSmtpSender } from './smtp-sender.ts';
import type { SmtpSender } from './smtp-sender.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import type { StoreLog } from '../store-log.ts';
import { errorMessage } from '../store-log.ts';
import { readBusinessFacts } from '../content/settings/read-business-facts.ts';

/** How long an email queued by another process may go unnoticed, in milliseconds. */
const POLL_MS = 15_000;
const SHORTEST_PAUSE_MS = 1000;
/** Pause after a mail server was unreachable, in milliseconds. */
const SERVER_DOWN_PAUSE_MS = 30_000;

/** How long a stop waits for the current email, in milliseconds. A server that hangs would take a minute. */
export const STOP_GRACE_MS = 2000;

/** How long aborting and recording may take, in milliseconds. */
const ABORT_MS = 500;

export interface OutboxOptions {
  store: Store;
  /** Used until the owner sets a mail server in the admin. Without either, emails wait. */
  smtpUrl?: string | undefined;
  /** Recipient of the owner's notices. Default: the email of the business facts. */
  mailTo?: string | undefined;
  /** Sender, as `Name <address>` or an address, unless the owner set one. Default: brand and email of the business facts. */
  from?: string | undefined;
  /** Origin of the admin, for links to leads. */
  adminUrl?: string | undefined;
  /** Origin of the site, for links in confirmations. */
  siteUrl?: string | undefined;
  log: StoreLog;
}

export interface Outbox {
  /** Checks for due emails. Call it after saving a lead. Returns immediately. */
  kick(): void;
  /**
   * Stops. Waits two seconds for the current email, then aborts it. Waiting emails are sent after the next start, an aborted one
   * with the same Message-ID.
   */
  stop(): Promise<void>;
}

/**
 * Sends queued emails, daily reminders and the digest of new leads. Retries with growing delays for at least three days before it
 * gives up. Several processes may run it on one store; each email is claimed by one of them. If a process stops between the
 * server's acceptance and recording it, that email is sent again with the same Message-ID. A new mail server is used within half
 * a minute.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const worker = new OutboxWorker(options);
  worker.kick();
  return {
    kick: () => {
      worker.kick();
    },
    stop: () => worker.stop(),
  };
}

/** The email could not be written; the mail server is not the cause. */
class UnwritableMailError extends Error {
  constructor(cause: unknown) {
    super(`unwritable: ${errorMessage(cause)}`, { cause });
  }
}

class OutboxWorker {
  readonly #options: OutboxOptions;
  #sender: SmtpSender | undefined;
  /** Identifies the current server; undefined at first. */
  #serverKey: string | undefined;
  /** The sender that the owner set. */
  #from: string | undefined;
  #round: Promise<void> | null = null;
  #isKickedAgain = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  kick(): void {
    if (this.#isStopped) return;
    if (this.#round !== null) {
      this.#isKickedAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#isKickedAgain = false;
    this.#round = this.#runRound().finally(() => {
      this.#round = null;
      if (this.#isKickedAgain) this.kick();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const grace = setTimeout(() => {
      this.#sender?.abort();
    }, STOP_GRACE_MS);
    // Closing the store ends a round that waits for a lock.
    await Promise.race([this.#round, wait(STOP_GRACE_MS + ABORT_MS, undefined, { ref: false })]);
    clearTimeout(grace);
    this.#sender?.close();
  }

  /** Connects to the current mail server, or the former one. @returns false when there is none */
  async #findServer(row = PRESENT_SERVER): Promise<boolean> {
    const { store, smtpUrl, from, log } = this.#options;
    const own = await readMailServer(store, row);
    const isLocked = own === 'locked';
    const server = isLocked ? undefined : (own ?? (smtpUrl === '' ? undefined : smtpUrl));
    this.#from = (isLocked ? undefined : own?.sender) ?? from;
    const key = isLocked ? own : typeof server === 'object' ? `${row} ${server.revision}` : (server ?? '');
    if (key !== this.#serverKey) {
      this.#serverKey = key;
      this.#sender?.close();
      this.#sender = server === undefined ? undefined : createSmtpSender(server);
      if (isLocked) log.error('The mail server password cannot be decrypted because its key is missing: emails wait');
      else if (server === undefined && row === PRESENT_SERVER)
        log.info('No mail server is set up: notices and confirmations wait in the store');
    }
    return server !== undefined;
  }

  /** Sends what is due and schedules the next round. Never rejects. */
  async #runRound(): Promise<void> {
    let pauseMs = POLL_MS;
    try {
      await this.#settleFormerServer();
      if (await this.#findServer()) {
        await this.#queueRegularMail();
        pauseMs = (await this.#sendDueMail()) ? await this.#pauseUntilDue() : SERVER_DOWN_PAUSE_MS;
      }
    } catch (error) {
      this.#options.log.error('The outbox could not be processed', { error });
    }
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.kick();
    }, pauseMs);
    this.#timer.unref();
  }

  /** A failure here is retried in the next round and does not stop other emails. */
  async #queueRegularMail(): Promise<void> {
    const { store, log } = this.#options;
    try {
      await queueReminders(store);
      await queueDigest(store);
    } catch (error) {
      log.error('The daily emails could not be queued', { error });
    }
  }

  async #pauseUntilDue(): Promise<number> {
    const dueAt = await nextMailDueAt(this.#options.store);
    if (dueAt === null) return POLL_MS;
    return Math.min(Math.max(dueAt.getTime() - this.#options.store.now().getTime(), SHORTEST_PAUSE_MS), POLL_MS);
  }

  /** @returns false when the mail server is unreachable */
  async #sendDueMail(which: { isForFormer?: boolean } = {}): Promise<boolean> {
    while (!this.#isStopped) {
      const mail = await claimNextMail(this.#options.store, which);
      if (mail === null) return true;
      if (!(await this.#deliver(mail))) return false;
    }
    return true;
  }

  async #deliver(mail: ClaimedMail): Promise<boolean> {
    const { store, log } = this.#options;
    const about = { mailId: mail.id, template: mail.template, attempt: mail.attempts + 1 };
    const tellsOfServer = mail.template === 'mail-server-notice';
    let messageId: string;
    try {
      if (mail.digestDay !== null && (await isDigestEmpty(store, mail.digestDay))) {
        await dropMail(store, mail);
        return true;
      }
      messageId = await this.#send(mail);
    } catch (error) {
      const isOurs = error instanceof UnwritableMailError;
      const failure = isOurs
        ? { reason: error.message, isFinal: about.attempt >= MOST_OWN_FAILURES, isServerDown: false }
        : judgeSmtpFailure(error, mail.template);
      const state = await markMailFailed(store, mail, failure);
      // The reason may quote an address, so it goes to the store and not to the log.
      const code = failure.reason.split(':', 1)[0];
      if (state === 'failed') log.error('An email could not be sent and will not be tried again', { ...about, code });
      else log.warn('An email could not be sent and will be tried again', { ...about, code });
      if (tellsOfServer) await this.#forgetFormerServer();
      // A failure of the former server says nothing about the current one.
      return tellsOfServer || !failure.isServerDown;
    }
    await markMailSent(store, mail, messageId);
    if (tellsOfServer) await this.#forgetFormerServer();
    log.info('An email was sent', about);
    return true;
  }

  /** Deletes the former server and its password once the emails about the change were tried, even if no server is set now. */
  async #settleFormerServer(): Promise<void> {
    const { store } = this.#options;
    if (!(await hasFormerServer(store))) return;
    if (await this.#findServer(FORMER_SERVER)) await this.#sendDueMail({ isForFormer: true });
    await this.#forgetFormerServer();
  }

  async #forgetFormerServer(): Promise<void> {
    await this.#options.store.write({ actor: systemActor }, forgetFormerServer);
  }

  async #send(mail: ClaimedMail): Promise<string> {
    const { store, mailTo, adminUrl, siteUrl } = this.#options;
    // Read again after the claim: an email that a new server made due must not be tried with the old one.
    const isForFormer = mail.template === 'mail-server-notice' && mail.attempts === 0;
    if (!isForFormer || !(await this.#findServer(FORMER_SERVER))) await this.#findServer();
    if (this.#sender === undefined) throw new Error('No mail server is set up');
    const facts = await readBusinessFacts(store);
    const composed = await composeMail(store, mail, { facts, mailTo: mailTo ?? facts.email, adminUrl, siteUrl }).catch(
      (error: unknown) => {
        throw new UnwritableMailError(error);
      },
    );
    const sender = this.#from ?? `"${facts.brand.replaceAll(/["\\]/g, '')}" <${facts.email}>`;
    const domain = /@([^\s>]+)/.exec(sender)?.[1] ?? 'localhost';
    return this.#sender.send(composed, { id: mail.id, template: mail.template, from: sender, domain });
  }
}
