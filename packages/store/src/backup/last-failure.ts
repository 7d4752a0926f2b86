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

/** Why the last backup was not made, until one is: in a file, so that it outlives a restart. Tells any trouble by mail. */
export class LastFailure {
  readonly #options: LastFailureOptions;
  #failure: Failure | null = null;
  #mailedAt: string | null = null;

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
    this.#mailedAt = this.#failure?.mailedAt ?? this.#mailedAt;
    if (this.#mailedAt !== null && lastAt !== null && lastAt > this.#mailedAt) this.#mailedAt = null;
  }

  /** In memory at least: on a full disk there may be no room for it. */
  async keep(error: unknown): Promise<void> {
    const message = error instanceof BackupError ? error.message : 'It will be tried again; the log says more.';
    const at = this.#options.store.now().toISOString();
    this.#failure = { at, message, mailedAt: this.#mailedAt };
    await this.#write();
  }

  async forget(): Promise<void> {
    this.#failure = null;
    this.#mailedAt = null;
    await rm(this.#file, { force: true });
  }

  /** Tells by mail what is wrong with the backups, in a sentence, unless something was told within a day. */
  async tellByMail(trouble: string): Promise<void> {
    const { store, mailTo, pageUrl } = this.#options;
    const now = store.now();
    if (this.#mailedAt !== null && now.getTime() - Date.parse(this.#mailedAt) < MAIL_AGAIN_MS) return;
    const { brand, email } = await readBusinessFacts(store);
    await store.write({ actor: systemActor }, (transaction) =>
      queueLetter(transaction, {
        to: { name: brand, address: mailTo ?? email },
        replyTo: null,
        subject: this.#failure === null ? 'The daily backup is missing' : 'The daily backup failed',
        blocks: [
          { kind: 'text', text: 'Something is wrong with the backups of your website.' },
          { kind: 'text', text: trouble },
          {
            kind: 'text',
            text: 'It is tried again every hour. Until it succeeds, what was entered since the last backup is in one place only.',
          },
          { kind: 'link', label: 'Backup & Restore', url: pageUrl },
        ],
      }),
    );
    this.#mailedAt = now.toISOString();
    if (this.#failure === null) return;
    this.#failure = { ...this.#failure, mailedAt: this.#mailedAt };
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
