import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './log.ts';

// Systems that stop a program end it after ten seconds or so: both together stay below that.
const REQUESTS_TIMEOUT_MS = 6_000;
const HOLDINGS_TIMEOUT_MS = 3_000;
const IDLE_SWEEP_MS = 50;
/** Who connected just now may have sent something that is not read yet; who opened a connection in advance has not. */
const FIRST_REQUEST_MS = 1_000;
/** A browser or a proxy may have sent its next request on a connection just as it was to be closed. */
const NEXT_REQUEST_MS = 250;
/** How long those are taken in at most that had connected before the stop. */
const BACKLOG_MS = 3_000;
/**
 * The event loop takes in one connection a turn. After such a time and so many turns without one, there is none left: on a
 * busy machine the time alone may pass between two turns.
 */
const QUIET_MS = 50;
const QUIET_TURNS = 20;

/** Knows which connections have a request under way. */
export interface Connections {
  /** Counts a connection as busy until its response is done. */
  begin(outgoing: ServerResponse): void;
  /** Notes that a request has come in whole, up to its body. */
  hear(socket: Socket): void;
  /** How many there have been. */
  count(): number;
  /** Closes those on which nothing is under way or likely to be. */
  endIdle(): void;
}

interface Known {
  /** When it was opened, or last had a request. */
  usedAt: number;
  /** What had come in by then: more is the beginning of another request. */
  heardBytes: number;
}

/**
 * Watches the connections of a server. Node's own `closeIdleConnections` either leaves those open that have not asked for
 * anything yet (browsers open such connections in advance, and each would hold up a stop for as long as it may) or closes, from
 * Node 26 on, also those whose request is just arriving.
 */
export function watchConnections(server: Server): Connections {
  const open = new Map<Socket, Known>();
  const busy = new Set<Socket>();
  let count = 0;
  server.on('connection', (socket) => {
    count += 1;
    open.set(socket, { usedAt: performance.now(), heardBytes: 0 });
    socket.once('close', () => open.delete(socket));
  });
  const isIdle = (socket: Socket, { usedAt, heardBytes }: Known) => {
    // A page sent by one write is not counted as busy, but may still be on its way out.
    if (busy.has(socket) || socket.writableLength > 0 || socket.bytesRead > heardBytes) return false;
    return performance.now() - usedAt > (heardBytes === 0 ? FIRST_REQUEST_MS : NEXT_REQUEST_MS);
  };
  return {
    begin(outgoing) {
      const { socket } = outgoing;
      if (socket === null) return;
      busy.add(socket);
      outgoing.once('close', () => {
        busy.delete(socket);
        const known = open.get(socket);
        if (known !== undefined) Object.assign(known, { usedAt: performance.now(), heardBytes: socket.bytesRead });
      });
    },
    hear(socket) {
      const known = open.get(socket);
      if (known === undefined) return;
      known.usedAt = performance.now();
      known.heardBytes = socket.bytesRead;
    },
    count: () => count,
    endIdle() {
      // What has arrived by now is read before they are looked at again.
      const idle = [...open].filter(([socket, known]) => isIdle(socket, known));
      setImmediate(() => {
        for (const [socket, known] of idle) if (isIdle(socket, known)) socket.destroy();
      });
    },
  };
}

/**
 * Closes a server kindly: those that had connected are taken in, requests under way are finished, connections that then idle are
 * closed. What is not done after six seconds is cut off.
 */
export async function closeServer(server: Server, connections: Connections): Promise<void> {
  const cutOffAt = performance.now() + REQUESTS_TIMEOUT_MS;
  await serveBacklog(connections);
  const closed = new Promise<void>((resolve) => {
    // Not the HTTP server's own `close`: from Node 26 on it cuts off connections whose request is just arriving.
    NetServer.prototype.close.call(server, () => resolve());
  });
  connections.endIdle();
  const sweep = setInterval(() => connections.endIdle(), IDLE_SWEEP_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), cutOffAt - performance.now());
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
  // Ends its own timers; it no longer listens, and has no connections.
  server.close(() => undefined);
}

/** The system has accepted connections that we have not heard of: closing the port would reset them. */
async function serveBacklog(connections: Connections): Promise<void> {
  const until = performance.now() + BACKLOG_MS;
  let known = connections.count();
  let lastAt = performance.now();
  let quietTurns = 0;
  const isQuiet = () => performance.now() >= lastAt + QUIET_MS && quietTurns >= QUIET_TURNS;
  while (performance.now() < until && !isQuiet()) {
    await wait(1);
    quietTurns += 1;
    if (connections.count() === known) continue;
    known = connections.count();
    lastAt = performance.now();
    quietTurns = 0;
  }
}

/**
 * Closes what an app holds besides its server.
 *
 * @throws after three seconds: what has not closed by then must not keep the process
 */
export async function closeHoldings(close: () => Promise<void> | void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const reason = new Error(`Not closed within ${HOLDINGS_TIMEOUT_MS / 1000} seconds`);
    timer = setTimeout(() => reject(reason), HOLDINGS_TIMEOUT_MS);
  });
  try {
    await Promise.race([close(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Stops the process when the system asks (SIGTERM, or Ctrl-C) or when the launcher that started it with a channel is
 * gone; with code 0 when all went well. Further signals change nothing: Ctrl-C reaches a child both directly and through
 * the launcher that passes it on, and must not cut off visitors. Failures that no one handled are logged in the meantime.
 * Returns a function that takes the listeners off again.
 */
export function stopOnSignals(stop: () => Promise<void>, log: Log): () => void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  // A promise that no one waited for is a bug, but not one to close the shop for.
  const onStray = (error: unknown) => log.error('Unhandled error', { error });
  const signals = ['SIGTERM', 'SIGINT', 'disconnect'] as const;
  for (const signal of signals) process.on(signal, onSignal);
  // Listening to it would keep the process up for a launcher that is still there.
  process.channel?.unref();
  if ('connected' in process && !process.connected) onSignal();
  process.on('unhandledRejection', onStray);
  return () => {
    for (const signal of signals) process.off(signal, onSignal);
    process.off('unhandledRejection', onStray);
  };
}
