export interface Pace {
  /** The speed of the slowest acceptable connection. */
  readonly bytesPerSecond: number;
  /** How far a sender may fall behind before it is dropped: long enough for a phone in a tunnel. */
  readonly mostLagMs: number;
  /** How far a sender may fall behind while others wait for its place. */
  readonly yieldMs: number;
}

/**
 * Measures how far a sender is behind the slowest acceptable connection. A burst makes up for an earlier pause, not for a later
 * one, so sending much first and then single bytes doesn't help. Only time spent waiting for the sender counts.
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
