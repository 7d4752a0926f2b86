import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readBusinessFacts } from '../content/settings/read-business-facts.ts';
import { systemActor } from '../database/write-transaction.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Store } from '../store.ts';
import { BackupError } from './backup-error.ts';

export interface LastFailureOptions {
  readonly store: Store;
  /** Of the backups: it is written down beside them. */
  readonly directory: string;
  /** Where it is told. Default: the e-mail of the business facts. */
  readonly mailTo?: string | undefined;
  /** Where the page of the backups is, for the link in that mail. */
  readonly pageUrl: string;
}

/** A fault that lasts is told by mail once a day. In milliseconds. */
const MAIL_AGAIN_MS = 24 * 60 * 60 * 1000;

const failureSchema = z.object({ at: z.iso.datetime(), message: z.string(), mailedAt: z.iso.datetime().nullable() });
type Failure = z.infer<typeof failureSchema>;

/** Why the last backup was not made, until one is: in a file, so that it outlives a restart, and told by mail. */
export class LastFailure {
  readonly #options: LastFailureOptions;
  #failure: Failure | null = null;

  constructor(options: LastFailureOptions) {
    this.#options = options;
  }

  get current(): Failure | null {
    return this.#failure;
  }

  /** Reads it anew. One from before the last backup, which another program may have made, counts no more. */
  async refresh({ lastAt }: { readonly lastAt: string | null }): Promise<void> {
    const failure = (await readFailure(this.#file)) ?? this.#failure;
    this.#failure = failure !== null && lastAt !== null && lastAt > failure.at ? null : failure;
  }

  /** In memory at least: on a full disk there may be no room for it. */
  async keep(error: unknown): Promise<void> {
    const message = error instanceof BackupError ? error.message : 'It will be tried again; the log says more.';
    const at = this.#options.store.now().toISOString();
    this.#failure = { at, message, mailedAt: this.#failure?.mailedAt ?? null };
    await this.#write();
  }

  async forget(): Promise<void> {
    this.#failure = null;
    await rm(this.#file, { force: true });
  }

  /** Tells it by mail, unless that was done within a day. */
  async tellByMail(): Promise<void> {
    const { store, mailTo, pageUrl } = this.#options;
    const failure = this.#failure;
    if (failure === null) return;
    const now = store.now();
    if (failure.mailedAt !== null && now.getTime() - Date.parse(failure.mailedAt) < MAIL_AGAIN_MS) return;
    const { brand, email } = await readBusinessFacts(store);
    await store.write({ actor: systemActor }, (transaction) =>
      queueLetter(transaction, {
        to: { name: brand, address: mailTo ?? email },
        replyTo: null,
        subject: 'The daily backup failed',
        blocks: [
          { kind: 'text', text: 'The backup of your website could not be made last night.' },
          { kind: 'text', text: failure.message },
          {
            kind: 'text',
            text: 'It is tried again every hour. Until it succeeds, what was entered since the last backup is in one place only.',
          },
          { kind: 'link', label: 'Backup & Restore', url: pageUrl },
        ],
      }),
    );
    this.#failure = { ...failure, mailedAt: now.toISOString() };
    await this.#write();
  }

  get #file(): string {
    return path.join(this.#options.directory, 'last-failure.json');
  }

  async #write(): Promise<void> {
    await writeFile(this.#file, JSON.stringify(this.#failure), { mode: 0o600 }).catch(() => undefined);
  }
}

async function readFailure(file: string): Promise<Failure | null> {
  try {
    return failureSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
