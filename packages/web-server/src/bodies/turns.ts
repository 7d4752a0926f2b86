// A queue such as p-limit's would let one network take every turn, and keep clients that have left or waited long enough.

export interface TurnLimits {
  readonly inAll: number;
  readonly perNetwork: number;
  /** How many may wait in total; one network may have as many waiting as running. */
  readonly waiting: number;
  /** How long a client waits before it is told to come back later, in milliseconds. */
  readonly patienceMs: number;
}

/** Ends a turn. Calling it again has no effect. */
export type EndTurn = () => void;

/** A turn that can be given to someone else. */
export interface Yielding {
  /** Whether it has to make room. Of several, the one with the greatest lag goes first. */
  readonly mustYield: () => boolean;
  readonly lagMs: () => number;
  /** Called when the turn was given to someone else. */
  readonly onYield: () => void;
}

interface Waiting {
  readonly network: string;
  readonly begin: () => void;
  readonly giveUp: () => void;
}

/** How often waiting clients check for slow turns. */
const LOOK_MS = 50;

/** Turns in order of arrival, among networks that may start another. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #begunBy = new Map<string, number>();
  readonly #yielding = new Map<Yielding, { readonly network: string; readonly end: EndTurn }>();
  readonly #queue: Waiting[] = [];
  #begunInAll = 0;
  #looking: NodeJS.Timeout | undefined;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a turn.
   *
   * @param onLeave registers a callback for when the client disconnects
   * @param yielding makes the turn one that can be given away
   * @returns undefined when there are too many, even after waiting
   */
  async take(network: string, onLeave: (leave: () => void) => void, yielding?: Yielding): Promise<EndTurn | undefined> {
    const own = this.#queue.filter((each) => each.network === network);
    // With a free turn, clients of other networks wait only for their own limit.
    const isFree = own.length === 0 && this.#mayBegin(network);
    if (isFree || (this.#queue.length === 0 && this.#hasRoom(network))) return this.#begin(network, yielding);
    // Repeated requests use up the places of their own network only.
    if (own.length >= this.#limits.perNetwork) own[0]?.giveUp();
    else if (this.#queue.length >= this.#limits.waiting) return undefined;
    return new Promise((resolve) => {
      const leaveQueue = () => {
        const at = this.#queue.indexOf(entry);
        if (at !== -1) this.#queue.splice(at, 1);
        clearTimeout(timer);
      };
      const entry: Waiting = {
        network,
        begin: () => {
          leaveQueue();
          resolve(this.#begin(network, yielding));
        },
        giveUp: () => {
          leaveQueue();
          resolve(undefined);
        },
      };
      const timer = setTimeout(entry.giveUp, this.#limits.patienceMs);
      this.#queue.push(entry);
      onLeave(entry.giveUp);
      this.#serve();
    });
  }

  #isNetworkFull(network: string): boolean {
    return (this.#begunBy.get(network) ?? 0) >= this.#limits.perNetwork;
  }

  #mayBegin(network: string): boolean {
    return this.#begunInAll < this.#limits.inAll && !this.#isNetworkFull(network);
  }

  #begin(network: string, yielding: Yielding | undefined): EndTurn {
    this.#begunInAll += 1;
    this.#begunBy.set(network, (this.#begunBy.get(network) ?? 0) + 1);
    let hasEnded = false;
    const release = () => {
      if (hasEnded) return;
      hasEnded = true;
      if (yielding !== undefined) this.#yielding.delete(yielding);
      this.#begunInAll -= 1;
      const left = (this.#begunBy.get(network) ?? 1) - 1;
      if (left === 0) this.#begunBy.delete(network);
      else this.#begunBy.set(network, left);
    };
    if (yielding !== undefined) this.#yielding.set(yielding, { network, end: release });
    return () => {
      release();
      this.#serve();
    };
  }

  /** Checks whether a network may start a turn, possibly by ending a slow one. */
  #hasRoom(network: string): boolean {
    while (!this.#mayBegin(network))
      if (!this.#endSlowest(this.#isNetworkFull(network) ? network : undefined)) return false;
    return true;
  }

  #endSlowest(ofNetwork: string | undefined): boolean {
    let slowest: Yielding | undefined;
    for (const [each, { network }] of this.#yielding) {
      if ((ofNetwork !== undefined && network !== ofNetwork) || !each.mustYield()) continue;
      if (slowest === undefined || each.lagMs() > slowest.lagMs()) slowest = each;
    }
    if (slowest === undefined) return false;
    this.#yielding.get(slowest)?.end();
    slowest.onYield();
    return true;
  }

  #serve(): void {
    clearTimeout(this.#looking);
    // A client may start before an earlier one whose network has no turn left.
    for (const each of this.#queue.slice()) if (this.#hasRoom(each.network)) each.begin();
    if (this.#queue.length > 0 && this.#yielding.size > 0) this.#looking = setTimeout(() => this.#serve(), LOOK_MS);
  }
}
