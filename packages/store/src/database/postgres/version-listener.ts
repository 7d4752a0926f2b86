import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import type { StoreLog } from '../../store-log.ts';
import { COMMIT_CHANNEL, CONTENT_VERSION_CHANNEL } from './channels.ts';

/** How soon a version is noticed that was not announced, in milliseconds. */
const POLL_MS = 500;
/** A connection that takes longer to answer is closed, in milliseconds. */
const ANSWER_MS = 1000;

/**
 * Keeps the committed content version in memory. It is announced within milliseconds of a commit by any process, and also polled
 * twice a second. A lost connection is reopened; until then, the last known version is used. Counts commits as well.
 */
export class VersionListener {
  readonly #settings: ClientConfig;
  readonly #log: StoreLog;
  readonly #closing = new AbortController();
  #version = 0;
  #commits = 0;
  #client: Client | undefined;
  #isDeaf = false;
  #ended: Promise<void> = Promise.resolve();

  constructor(settings: ClientConfig, log: StoreLog) {
    this.#settings = { ...settings, query_timeout: ANSWER_MS };
    this.#log = log;
  }

  get version(): number {
    return this.#version;
  }

  /**
   * Rises with each commit: immediately for this process (see `countCommit`), within milliseconds for others. Undefined while the
   * connection is lost.
   */
  get commitNumber(): number | undefined {
    return this.#client === undefined ? undefined : this.#commits;
  }

  /** Counts a commit of this process without waiting for the announcement. */
  countCommit(): void {
    this.#commits += 1;
  }

  /** Resolves once the version is known; rejects when the database can't be reached. */
  async start(): Promise<void> {
    await this.#connect();
    this.#ended = this.#listen();
  }

  /** Sets the version of a commit of this process without waiting for the announcement. Later ones may have arrived already. */
  noteVersion(version: number): void {
    this.#version = Math.max(this.#version, version);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#ended;
    await end(this.#client);
  }

  async #listen(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      // Rejects when the store closes; there is nothing left to do then.
      await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        if (this.#client === undefined) await this.#connect();
        else await this.#read(this.#client);
        if (this.#isDeaf) this.#log.info('Listening for content changes again');
        this.#isDeaf = false;
      } catch (error) {
        if (!this.#isDeaf) {
          this.#log.warn('Cannot listen for content changes; the last known content is shown', { error });
        }
        this.#isDeaf = true;
        await this.#disconnect();
      }
    }
  }

  async #connect(): Promise<void> {
    const client = new Client(this.#settings);
    // The next reading fails as well and reports it.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => {
      if (channel === COMMIT_CHANNEL) return this.countCommit();
      const version = Number(payload);
      if (Number.isSafeInteger(version)) this.#version = version;
    });
    try {
      await client.connect();
      await client.query(`listen ${CONTENT_VERSION_CHANNEL}; listen ${COMMIT_CHANNEL}`);
      await this.#read(client);
    } catch (error) {
      await end(client);
      throw error;
    }
    // Commits before this are not announced anymore.
    this.countCommit();
    this.#client = client;
  }

  /** Reads on the listening connection, so that answers and announcements arrive in the order of commits. */
  async #read(client: Client): Promise<void> {
    const known = this.#version;
    const { rows } = await client.query<{ version: number }>('select version from content_version where id = 1');
    const version = rows[0]?.version;
    if (version === undefined) throw new Error('The content version is missing');
    // A version that arrived in the meantime is at least as new.
    if (this.#version === known) this.#version = version;
  }

  async #disconnect(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await end(client);
  }
}

async function end(client: Client | undefined): Promise<void> {
  if (client === undefined) return;
  const ended = client.end().catch(() => undefined);
  await Promise.race([ended, wait(ANSWER_MS, undefined, { ref: false })]);
}
