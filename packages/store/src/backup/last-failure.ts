import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readBusinessFacts } from '../content/settings/read-business-facts.ts';
import { systemActor } from '../database/write-transaction.ts';
import { queueEmail } from '../mail/queue-email.ts';
import type { Store } from '../store.ts';
import { BackupError } from './backup-error.ts';

export interface LastFailureOptions {
  readonly store: Store;
  /** Of the backups: it is written down beside them. */
  readonly directory: string;
  /** Where it is told. Default: the email of the business facts. */
  readonly mailTo?: string | undefined;
  /** Where the page of the backups is, for the link in that mail. */
  readonly pageUrl: string;
}

/** A fault that lasts is told by mail once a day. In milliseconds. */
const MAIL_AGAIN_MS = 24 * 60 * 60 * 1000;

const keptSchema = z.object({
  failure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  /** When trouble of any sort, a failure or not, was told last. */
  mailedAt: z.iso.datetime().nullable(),
});
type Kept = z.infer<typeof keptSchema>;
const nothing: Kept = { failure: null, mailedAt: null };

/**
 * Why the last backup was not made, and when trouble was told by mail, until one is made: in a file, so that it outlives a restart.
 */
export class LastFailure {
  readonly #options: LastFailureOptions;
  #kept = nothing;

  constructor(options: LastFailureOptions) {
    this.#options = options;
  }

  get current(): Kept['failure'] {
    return this.#kept.failure;
  }

  /** Reads it again. One from before the last backup, which another program may have made, counts no more. */
  async refresh({ lastAt }: { readonly lastAt: string | null }): Promise<void> {
    const isOver = (at: string) => lastAt !== null && lastAt > at;
    const { failure, mailedAt: written } = (await readKept(this.#file)) ?? this.#kept;
    const mailedAt = written ?? this.#kept.mailedAt;
    this.#kept = {
      failure: failure === null || isOver(failure.at) ? null : failure,
      mailedAt: mailedAt === null || isOver(mailedAt) ? null : mailedAt,
    };
  }

  /** In memory at least: on a full disk there may be no room for it. */
  async keep(error: unknown): Promise<void> {
    const message = error instanceof BackupError ? error.message : 'We’ll try again. See the server log for details.';
    const at = this.#options.store.now().toISOString();
    await this.#keep({ failure: { at, message } });
  }

  async forget(): Promise<void> {
    this.#kept = nothing;
    await rm(this.#file, { force: true });
  }

  /** Tells by mail what is wrong with the backups, in a sentence, unless something was told within a day. */
  async notifyOwnerByEmail(trouble: string): Promise<void> {
    const { store, mailTo, pageUrl } = this.#options;
    const now = store.now();
    const { failure, mailedAt } = this.#kept;
    if (mailedAt !== null && now.getTime() - Date.parse(mailedAt) < MAIL_AGAIN_MS) return;
    const { brand, email } = await readBusinessFacts(store);
    await store.write({ actor: systemActor }, (transaction) =>
      queueEmail(transaction, {
        to: { name: brand, address: mailTo ?? email },
        replyTo: null,
        subject: failure === null ? 'The daily backup wasn’t made' : 'The daily backup failed',
        blocks: [
          { kind: 'text', text: failure === null ? 'Your website wasn’t backed up.' : 'Your website’s backup failed.' },
          { kind: 'text', text: trouble },
          {
            kind: 'text',
            text: 'We’ll try again every hour. Anything added since the last backup isn’t backed up yet.',
          },
          { kind: 'link', label: 'Open Backup & Restore', url: pageUrl },
        ],
      }),
    );
    await this.#keep({ mailedAt: now.toISOString() });
  }

  get #file(): string {
    return path.join(this.#options.directory, 'last-failure.json');
  }

  async #keep(news: Partial<Kept>): Promise<void> {
    this.#kept = { ...this.#kept, ...news };
    await writeFile(this.#file, JSON.stringify(this.#kept), { mode: 0o600 }).catch(() => undefined);
  }
}

async function readKept(file: string): Promise<Kept | null> {
  try {
    return keptSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
