import pLimit from 'p-limit';
import { errorMessage, type StoreLog } from '../store-log.ts';

/** How an engine reserves disk room and releases it. */
export interface ReservedRoom {
  /** Reserves what is missing, as far as there is room. */
  take(): Promise<void>;
  /** Releases all of it to the next writer. */
  release(): Promise<void>;
}

/**
 * Disk room reserved for people who free up space. On a full disk no one could sign in otherwise, because that writes a session.
 * Whatever fills the disk never gets it.
 */
export class RoomReserve {
  readonly #room: ReservedRoom;
  readonly #log: StoreLog;
  readonly #turns = pLimit(1);

  constructor(room: ReservedRoom, log: StoreLog) {
    this.#room = room;
    this.#log = log;
  }

  /** Never rejects: without a reserve everything works as long as the disk has room. */
  async take(): Promise<void> {
    await this.#turns(() => this.#take());
  }

  /** Runs `work` with the reserved room and reserves it again afterwards. One at a time, so that the room suffices. */
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
