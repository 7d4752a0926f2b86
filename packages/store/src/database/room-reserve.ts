import pLimit from 'p-limit';
import { errorMessage, type StoreLog } from '../store-log.ts';

/** How an engine keeps some room of its disk and lets it go. */
export interface ReservedRoom {
  /** Takes what is missing, or as much of it as there is. */
  take(): Promise<void>;
  /** Lets all of it go: anyone who writes next has it. */
  release(): Promise<void>;
}

/**
 * Some room on the disk of the database, kept for those who come to make more: on a full disk no one could sign in otherwise, as that
 * writes a session. What fills a disk never has it.
 */
export class RoomReserve {
  readonly #room: ReservedRoom;
  readonly #log: StoreLog;
  readonly #turns = pLimit(1);

  constructor(room: ReservedRoom, log: StoreLog) {
    this.#room = room;
    this.#log = log;
  }

  /** Never rejects: without it everything goes on as it does on a disk that has room. */
  async take(): Promise<void> {
    await this.#turns(() => this.#take());
  }

  /** Does `work` in the room that is kept, of which the rest is undone at once. One after another: two would have half each. */
  async lend<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns(async () => {
      await this.#room.release();
      try {
        return await work();
      } finally {
        await this.#take();
      }
    });
  }

  async #take(): Promise<void> {
    await this.#room.take().catch((error: unknown) => {
      this.#log.warn('The disk space reserve could not be filled', { error: errorMessage(error) });
    });
  }
}
