import { toClientNetwork } from '../security/client-network.ts';

// Ours, as a queue such as p-limit's lets one visitor take every turn, and keeps in it who has left or waited long enough.

/** How many bodies are received at once. */
export interface TurnLimits {
  readonly inAll: number;
  readonly perVisitor: number;
  /** How many more wait until it is their turn, in all; one visitor may have as many waiting as under way. */
  readonly waiting: number;
  /** How long one waits before it is told to come again, in milliseconds. */
  readonly patienceMs: number;
}

export interface BodyTurnLimits {
  /** A body that may be longer than this is an upload, in bytes. */
  readonly smallBytes: number;
  /** For what people type: nobody who writes a message waits for somebody's photographs. */
  readonly small: TurnLimits;
  readonly uploads: TurnLimits;
}

/** Each upload takes a few megabytes of memory while it is received, and up to a whole form of disk. */
export const defaultBodyTurns: BodyTurnLimits = {
  smallBytes: 256 * 1024,
  small: { inAll: 100, perVisitor: 10, waiting: 100, patienceMs: 5_000 },
  uploads: { inAll: 8, perVisitor: 3, waiting: 16, patienceMs: 15_000 },
};

/** Says that a body has been received and worked through. Saying it twice changes nothing. */
export type EndTurn = () => void;

/**
 * Waits for a turn to receive a body. What a sender has not been given a turn for stays on its side of the line: a
 * connection holds back what nobody reads.
 *
 * @param mostBytes that it may have: what it announces, or the most that is taken
 * @param onLeave calls back when the sender has left meanwhile
 * @returns undefined when there are too many, now or still after some time
 */
export type TakeTurn = (
  mostBytes: number,
  clientIp: string,
  onLeave: (leave: () => void) => void,
) => Promise<EndTurn | undefined>;

export function createBodyTurns({ smallBytes, small, uploads }: BodyTurnLimits): TakeTurn {
  const takeSmall = createTurns(small);
  const takeUpload = createTurns(uploads);
  return (mostBytes, clientIp, onLeave) =>
    (mostBytes > smallBytes ? takeUpload : takeSmall)(toClientNetwork(clientIp), onLeave);
}

function createTurns({ inAll, perVisitor, waiting, patienceMs }: TurnLimits) {
  const begunBy = new Map<string, number>();
  let begunInAll = 0;
  /** First come, first served, among those whose visitor may begin another. */
  const queue: { readonly visitor: string; readonly begin: () => void }[] = [];

  const mayBegin = (visitor: string) => begunInAll < inAll && (begunBy.get(visitor) ?? 0) < perVisitor;

  function begin(visitor: string): EndTurn {
    begunInAll += 1;
    begunBy.set(visitor, (begunBy.get(visitor) ?? 0) + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      begunInAll -= 1;
      const left = (begunBy.get(visitor) ?? 1) - 1;
      if (left === 0) begunBy.delete(visitor);
      else begunBy.set(visitor, left);
      queue.find((each) => mayBegin(each.visitor))?.begin();
    };
  }

  return (visitor: string, onLeave: (leave: () => void) => void): Promise<EndTurn | undefined> => {
    if (mayBegin(visitor)) return Promise.resolve(begin(visitor));
    const ownCount = queue.filter((each) => each.visitor === visitor).length;
    if (queue.length >= waiting || ownCount >= perVisitor) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const entry = { visitor, begin: () => leaveQueue(() => resolve(begin(visitor))) };
      const giveUp = () => leaveQueue(() => resolve(undefined));
      const timer = setTimeout(giveUp, patienceMs);
      queue.push(entry);
      onLeave(giveUp);

      function leaveQueue(then: () => void) {
        const at = queue.indexOf(entry);
        if (at === -1) return;
        queue.splice(at, 1);
        clearTimeout(timer);
        then();
      }
    });
  };
}
