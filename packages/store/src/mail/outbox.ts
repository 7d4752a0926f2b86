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

/** The longest a mail that another process queued waits to be noticed, in milliseconds. */
const POLL_MS = 15_000;
const SHORTEST_PAUSE_MS = 1000;
/** A mail server that is out of reach is left alone for this long, in milliseconds. */
const SERVER_DOWN_PAUSE_MS = 30_000;

/** How long a stop lets the mail under way finish, in milliseconds; a mail server that hangs would take a minute. */
export const STOP_GRACE_MS = 2000;

/** How long breaking it off and noting it may take, in milliseconds. */
const ABORT_MS = 500;

export interface OutboxOptions {
  store: Store;
  /** Used until the owner sets a mail server in the admin. Without either, mails wait in the store. */
  smtpUrl?: string | undefined;
  /** Where the owner's notices go. Default: the email of the business facts. */
  mailTo?: string | undefined;
  /** Sender, as `Name <address>` or an address, unless the owner set one. Default: brand and email of the business facts. */
  from?: string | undefined;
  /** The origin of the admin, so that the owner's notice can link to its lead. */
  adminUrl?: string | undefined;
  /** The origin of the site, so that a visitor's confirmation can link to it. */
  siteUrl?: string | undefined;
  log: StoreLog;
}

export interface Outbox {
  /** Looks for due mail now; call it after a lead was stored. Returns at once. */
  kick(): void;
  /**
   * Lets the mail under way finish for two seconds, then breaks it off, and stops. What waits is sent after the next
   * start; a mail that was broken off as well, under the same Message-ID.
   */
  stop(): Promise<void>;
}

/**
 * Sends the store's waiting mail, and what is due on a day (reminders, the digest of new leads): tries again with growing pauses for at least three days, and marks what it gives up.
 * Several processes may run it on one store; each mail is claimed by one of them. A process killed or stopped between
 * the server's acceptance and its own note sends that one mail again under the same Message-ID.
 * A mail server that the owner sets or changes is used from the next round on, within half a minute.
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

/** A mail that could not be put into words: the mail server has nothing to do with it. */
class UnwritableMailError extends Error {
  constructor(cause: unknown) {
    super(`unwritable: ${errorMessage(cause)}`, { cause });
  }
}

class OutboxWorker {
  readonly #options: OutboxOptions;
  /** Of the server that is set now; undefined while none is. */
  #sender: SmtpSender | undefined;
  /** Which server that is; undefined before the first look. */
  #serverKey: string | undefined;
  /** From whom mails are, where the owner said so. */
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
    // A round that waits for a lock is ended by the closing store.
    await Promise.race([this.#round, wait(STOP_GRACE_MS + ABORT_MS, undefined, { ref: false })]);
    clearTimeout(grace);
    this.#sender?.close();
  }

  /** Turns to the mail server that is set now, or to the one before. @returns false when there is none */
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

  /** Sends what is due, then sets the alarm for the next round. Never rejects. */
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

  /** What cannot be queued now is at the next round; mail that waits is sent all the same. */
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

  /** @returns false when the mail server is out of reach */
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
      // The reason may quote an address: it goes to the store, not into the log.
      const code = failure.reason.split(':', 1)[0];
      if (state === 'failed') log.error('An email could not be sent and will not be tried again', { ...about, code });
      else log.warn('An email could not be sent and will be tried again', { ...about, code });
      if (tellsOfServer) await this.#forgetFormerServer();
      // What the one before does not take is no word on the one that is set now.
      return tellsOfServer || !failure.isServerDown;
    }
    await markMailSent(store, mail, messageId);
    if (tellsOfServer) await this.#forgetFormerServer();
    log.info('An email was sent', about);
    return true;
  }

  /** Also where no server is set any more: the one before goes, with its password, once the letters that tell of it have been tried. */
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
    // Looked up once more, after the claim: what a new server made due must not be tried with the old one.
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
