import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import type { StoreLog } from '../../store-log.ts';
import { COMMIT_CHANNEL, CONTENT_VERSION_CHANNEL } from './channels.ts';

/** Behind what is heard: a version that was not announced is noticed after this time, in milliseconds. */
const POLL_MS = 500;
/** A connection that takes longer for one small answer is given up, in milliseconds. */
const ANSWER_MS = 1000;

/**
 * Keeps the committed content version in memory: heard within milliseconds of a commit, by whatever process, and asked for
 * twice a second besides. A connection that is lost is made again; in the meantime the last known version stands. Counts commits as well.
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

  /** The version as it was last heard, at once. */
  get version(): number {
    return this.#version;
  }

  /**
   * Rises with each commit: of this process at once (see `countCommit`), of others within milliseconds. Undefined while the
   * connection is lost and nothing is heard.
   */
  get commitNumber(): number | undefined {
    return this.#client === undefined ? undefined : this.#commits;
  }

  /** Counts a commit of this process, which is not to wait until it is heard. */
  countCommit(): void {
    this.#commits += 1;
  }

  /** Resolves once the version is known; rejects when the database cannot be asked. */
  async start(): Promise<void> {
    await this.#connect();
    this.#ended = this.#listen();
  }

  /** Takes the version of a commit of this process, which is not to wait until it is heard. Later ones may have been heard already. */
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
      // Rejects when the store closes, and there is nothing left to do then.
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
    // The next reading fails as well; that is where it is told.
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
    // What was committed before is not heard anymore.
    this.countCommit();
    this.#client = client;
  }

  /** On the connection that listens: so the answer and what is announced come in the order of the commits. */
  async #read(client: Client): Promise<void> {
    const known = this.#version;
    const { rows } = await client.query<{ version: number }>('select version from content_version where id = 1');
    const version = rows[0]?.version;
    if (version === undefined) throw new Error('The content version is missing');
    // What was noted or heard in the meantime is no older.
    if (this.#version === known) this.#version = version;
  }

  async #disconnect(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await end(client);
  }
}

/** Ends a connection, one that does not answer as well. */
async function end(client: Client | undefined): Promise<void> {
  if (client === undefined) return;
  const ended = client.end().catch(() => undefined);
  await Promise.race([ended, wait(ANSWER_MS, undefined, { ref: false })]);
}
