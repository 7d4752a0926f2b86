// Ours, as a queue such as p-limit's lets one network take every turn, and keeps in it who has left or waited long enough.

export interface TurnLimits {
  readonly inAll: number;
  readonly perNetwork: number;
  /** How many more wait until it is their turn, in all; one network may have as many waiting as under way. */
  readonly waiting: number;
  /** How long one waits before it is told to come again, in milliseconds. */
  readonly patienceMs: number;
}

/** Says that a turn is over. Saying it twice changes nothing. */
export type EndTurn = () => void;

/** A turn that another may have to be given: how much it delays, and how it is ended early. */
export interface Yielding {
  /** Whether it has to make room for one that waits. Of several, the one with the greatest lag goes first. */
  readonly mustYield: () => boolean;
  readonly lagMs: () => number;
  /** Called when its turn was ended for another. */
  readonly onYield: () => void;
}

interface Waiting {
  readonly network: string;
  readonly begin: () => void;
  readonly giveUp: () => void;
}

/** How often those that wait look whether one of those before them has become too slow. */
const LOOK_MS = 50;

/** Turns, first come, first served among those whose network may begin another. */
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
   * @param onLeave calls back when the one who waits has left
   * @param yielding for a turn that may be ended for another
   * @returns undefined when there are too many, now or still after some time
   */
  async take(network: string, onLeave: (leave: () => void) => void, yielding?: Yielding): Promise<EndTurn | undefined> {
    const own = this.#queue.filter((each) => each.network === network);
    // Where there is a turn left, those of other networks wait for one of their own.
    const isFree = own.length === 0 && this.#mayBegin(network);
    if (isFree || (this.#queue.length === 0 && this.#hasRoom(network))) return this.#begin(network, yielding);
    // One that comes again and again takes the places of its own network, and of no other.
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

  /** Whether one of this network may begin, for which one that is too slow may have to end. */
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
    // One may begin behind another that has to wait: its network has a turn left.
    for (const each of this.#queue.slice()) if (this.#hasRoom(each.network)) each.begin();
    if (this.#queue.length > 0 && this.#yielding.size > 0) this.#looking = setTimeout(() => this.#serve(), LOOK_MS);
  }
}
