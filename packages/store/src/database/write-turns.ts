import { DatabaseBusyError } from './database-errors.ts';

/** Lets transactions of this process write one after another, in order. */
export class WriteTurns {
  #isTaken = false;
  #endReason: Error | undefined;
  readonly #waiting = new Set<{ start: () => void; giveUp: (reason: Error) => void }>();

  /**
   * Waits for the turn.
   *
   * @param untilMs deadline on the clock of `performance.now()`; then throws a DatabaseBusyError
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

  /** Ends the turn. The longest waiting transaction is next. */
  pass(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#isTaken = false;
    else {
      this.#waiting.delete(next);
      next.start();
    }
  }

  /** Rejects current and later waiters, and resolves when the current turn has ended. */
  async end(reason: Error): Promise<void> {
    this.#endReason = reason;
    for (const { giveUp } of this.#waiting) giveUp(reason);
    if (!this.#isTaken) return;
    await new Promise<void>((resolve) => {
      this.#waiting.add({ start: resolve, giveUp: () => undefined });
    });
  }
}
