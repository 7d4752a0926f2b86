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
  /** The failure is stored next to the backups. */
  readonly directory: string;
  readonly mailTo?: string | undefined;
  /** The backup page, for the link in the email. */
  readonly pageUrl: string;
}

/** A persistent problem is emailed once a day. In milliseconds. */
const MAIL_AGAIN_MS = 24 * 60 * 60 * 1000;

const savedSchema = z.object({
  failure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  /** When a problem was last emailed. */
  mailedAt: z.iso.datetime().nullable(),
});
type Kept = z.infer<typeof savedSchema>;
const nothing: Kept = { failure: null, mailedAt: null };

/** Why the last backup failed and when that was emailed, until one succeeds. Stored in a file, so that it survives a restart. */
export class LastFailure {
  readonly #options: LastFailureOptions;
  #kept = nothing;

  constructor(options: LastFailureOptions) {
    this.#options = options;
  }

  get current(): Kept['failure'] {
    return this.#kept.failure;
  }

  /** Reads the file again. A failure before the last backup, which another process may have made, doesn't count. */
  async refresh({ lastAt }: { readonly lastAt: string | null }): Promise<void> {
    const isOver = (at: string) => lastAt !== null && lastAt > at;
    const { failure, mailedAt: written } = (await readSaved(this.#file)) ?? this.#kept;
    const mailedAt = written ?? this.#kept.mailedAt;
    this.#kept = {
      failure: failure === null || isOver(failure.at) ? null : failure,
      mailedAt: mailedAt === null || isOver(mailedAt) ? null : mailedAt,
    };
  }

  /** At least in memory: a full disk may have no room for it. */
  async keep(error: unknown): Promise<void> {
    const message = error instanceof BackupError ? error.message : 'We’ll try again. See the server log for details.';
    const at = this.#options.store.now().toISOString();
    await this.#keep({ failure: { at, message } });
  }

  async forget(): Promise<void> {
    this.#kept = nothing;
    await rm(this.#file, { force: true });
  }

  /** Emails the problem to the owner, at most once a day. */
  async notifyOwnerByEmail(problem: string): Promise<void> {
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
          { kind: 'text', text: problem },
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

async function readSaved(file: string): Promise<Kept | null> {
  try {
    return savedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
