/** How slow the sender of a body may be. */
export interface Pace {
  /** What is expected of the slowest line, in bytes a second. */
  readonly bytesPerSecond: number;
  /** How far a sender may fall behind that before it is given up: as long as a phone is silent that passes through a tunnel. */
  readonly mostLagMs: number;
  /** How far it may fall behind while others wait for its place. */
  readonly yieldMs: number;
}

/**
 * Measures how far one sender is behind the slowest line that is waited for. A burst makes up for a pause before it and
 * not for one after it: who sends much and then a byte now and then is as slow as who began so. Only time in which we
 * wait for the sender counts.
 */
export class SenderPace {
  readonly #bytesPerMs: number;
  readonly #now: () => number;
  #lagMs = 0;
  #waitingSince: number | undefined;

  constructor({ bytesPerSecond }: Pick<Pace, 'bytesPerSecond'>, now: () => number) {
    this.#bytesPerMs = bytesPerSecond / 1_000;
    this.#now = now;
  }

  /** From now on the next part is waited for. */
  wait(): void {
    this.#waitingSince ??= this.#now();
  }

  receive(bytes: number): void {
    this.#lagMs = Math.max(0, this.lagMs - bytes / this.#bytesPerMs);
    this.#waitingSince = undefined;
  }

  get lagMs(): number {
    return this.#lagMs + (this.#waitingSince === undefined ? 0 : this.#now() - this.#waitingSince);
  }
}
