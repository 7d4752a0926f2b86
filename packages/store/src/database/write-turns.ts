import { DatabaseBusyError } from './database-errors.ts';

/** Lets one transaction of this process write after another, in the order they came. */
export class WriteTurns {
  #isTaken = false;
  #endReason: Error | undefined;
  readonly #waiting = new Set<{ start: () => void; giveUp: (reason: Error) => void }>();

  /**
   * Waits for the turn.
   *
   * @param untilMs when to give up with a DatabaseBusyError, on the clock of `performance.now()`
   */
  async take(untilMs: number): Promise<void> {
    if (this.#endReason !== undefined) throw this.#endReason;
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => entry.giveUp(new DatabaseBusyError()), Math.max(0, untilMs - performance.now()));
      const entry = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
        giveUp: (reason: Error) => {
          clearTimeout(timer);
          this.#waiting.delete(entry);
          reject(reason);
        },
      };
      this.#waiting.add(entry);
    });
  }

  /** Ends the turn; the one who has waited longest is next. */
  pass(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#isTaken = false;
    else {
      this.#waiting.delete(next);
      next.start();
    }
  }

  /** Sends away those who wait, and anyone who comes later, and resolves when the turn under way has ended. */
  async end(reason: Error): Promise<void> {
    this.#endReason = reason;
    for (const { giveUp } of this.#waiting) giveUp(reason);
    if (!this.#isTaken) return;
    await new Promise<void>((resolve) => {
      this.#waiting.add({ start: resolve, giveUp: () => undefined });
    });
  }
}
