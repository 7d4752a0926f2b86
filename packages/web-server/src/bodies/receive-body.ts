import { toClientNetwork } from '../security/client-network.ts';
import { limitBody, type BodyFault, type LimitedBody } from './body-limit.ts';
import { SenderPace, type Pace } from './sender-pace.ts';
import { Turns, type EndTurn, type TurnLimits } from './turns.ts';

export interface BodyLimits {
  /** How many may be incomplete at a time. A slow one makes room for a waiting one. */
  readonly unfinished: TurnLimits;
  readonly pace: Pace;
  /** How many complete bodies are processed at a time. */
  readonly arrived: TurnLimits;
}

export interface ReceivingLimits {
  /** A body that may be longer than this is an upload, in bytes. */
  readonly smallBytes: number;
  /** For typed texts, so that a message never waits for photos. */
  readonly small: BodyLimits;
  readonly uploads: BodyLimits;
}

/** Each upload takes a few megabytes of memory and up to a whole form of disk space. */
const UPLOAD_TURNS: TurnLimits = { inAll: 8, perNetwork: 3, waiting: 16, patienceMs: 15_000 };
const SMALL_TURNS: TurnLimits = { inAll: 100, perNetwork: 10, waiting: 100, patienceMs: 5_000 };

export const defaultReceiving: ReceivingLimits = {
  smallBytes: 256 * 1024,
  small: {
    unfinished: SMALL_TURNS,
    pace: { bytesPerSecond: 1_000, mostLagMs: 30_000, yieldMs: 20 },
    arrived: SMALL_TURNS,
  },
  uploads: {
    unfinished: UPLOAD_TURNS,
    pace: { bytesPerSecond: 8_000, mostLagMs: 30_000, yieldMs: 1_000 },
    arrived: UPLOAD_TURNS,
  },
};

/** A body that is being received. */
export interface ReceivedBody extends LimitedBody {
  hasArrived(): boolean;
  end(): void;
}

export interface BodyAsked {
  readonly body: ReadableStream<Uint8Array> | null;
  /** The announced length. */
  readonly announcedBytes: number | undefined;
  readonly maxBytes: number;
  readonly clientIp: string;
  /** Registers a callback for when the sender disconnects. */
  readonly onLeave: (leave: () => void) => void;
  /** Called once the body is complete, before the app gets it. Returns a fault to refuse it. */
  readonly onArrival: () => Promise<BodyFault | undefined>;
}

/** Undefined when there are too many bodies, even after waiting; nothing was read then. */
export type ReceiveBody = (asked: BodyAsked) => Promise<ReceivedBody | undefined>;

/**
 * Creates the receiver of request bodies. An incomplete body occupies a limited place while its sender keeps up. It is counted
 * and processed only once it is complete.
 *
 * Data without a place stays with the sender, because TCP holds back what is not read.
 */
export function createBodyReceiver(limits: ReceivingLimits, now: () => number = () => performance.now()): ReceiveBody {
  const receiveSmall = createReceiver(limits.small, now);
  const receiveUpload = createReceiver(limits.uploads, now);
  return (asked) =>
    ((asked.announcedBytes ?? asked.maxBytes) > limits.smallBytes ? receiveUpload : receiveSmall)(asked);
}

function createReceiver(limits: BodyLimits, now: () => number): ReceiveBody {
  const places = new Turns(limits.unfinished);
  const turns = new Turns(limits.arrived);
  return async ({ body, maxBytes, clientIp, onLeave, onArrival }) => {
    const network = toClientNetwork(clientIp);
    const pace = new SenderPace(limits.pace, now);
    const giveUp = new AbortController();
    const leavePlace = await places.take(network, onLeave, {
      lagMs: () => pace.lagMs,
      mustYield: () => pace.lagMs > limits.pace.yieldMs,
      onYield: () => giveUp.abort(),
    });
    if (leavePlace === undefined) return undefined;
    let endTurn: EndTurn | undefined;
    let hasArrived = false;
    let isOver = false;

    async function arrive(): Promise<BodyFault | undefined> {
      hasArrived = true;
      leavePlace?.();
      const fault = await onArrival();
      if (fault !== undefined) return fault;
      endTurn = await turns.take(network, onLeave);
      if (isOver) endTurn?.();
      return endTurn === undefined ? 'busy' : undefined;
    }

    const { mostLagMs } = limits.pace;
    const limited = limitBody(body, { maxBytes, pace, mostLagMs, givenUp: giveUp.signal, arrive });
    return {
      ...limited,
      hasArrived: () => hasArrived,
      end() {
        isOver = true;
        leavePlace();
        endTurn?.();
      },
    };
  };
}
