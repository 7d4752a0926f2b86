import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './log.ts';

// Systems kill a program about ten seconds after asking it to stop: both timeouts together stay below that.
const REQUESTS_TIMEOUT_MS = 6_000;
const HOLDINGS_TIMEOUT_MS = 3_000;
const IDLE_SWEEP_MS = 50;
/** A new connection may have sent a request that is not read yet; one opened in advance has not. */
const FIRST_REQUEST_MS = 1_000;
/** A browser or proxy may have sent its next request just as the connection was to be closed. */
const NEXT_REQUEST_MS = 250;
/** Maximum time to accept connections that were made before the stop. */
const BACKLOG_MS = 3_000;
/**
 * The event loop accepts one connection per turn. After this time and this many turns without one, there is none left; on a busy
 * machine the time alone may pass between two turns.
 */
const QUIET_MS = 50;
const QUIET_TURNS = 20;

/** Tracks which connections have a request in progress. */
export interface Connections {
  /** Marks a connection as busy until its response is done. */
  begin(outgoing: ServerResponse): void;
  /** Records that a request has arrived, without its body. */
  hear(socket: Socket): void;
  count(): number;
  /** Closes connections without a current or likely request. */
  endIdle(): void;
}

interface Known {
  /** When it was opened or last had a request. */
  usedAt: number;
  /** Bytes received by then: more means that another request has started. */
  heardBytes: number;
}

/**
 * Watches a server's connections. Node's `closeIdleConnections` either leaves connections open that have not sent anything
 * (browsers open these in advance, and each would delay a stop), or, from Node 26 on, also closes those whose request is just
 * arriving.
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
    // A page sent in one write is not marked as busy, but may still be on its way.
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
      // Data that has arrived is read before the connections are checked again.
      const idle = [...open].filter(([socket, known]) => isIdle(socket, known));
      setImmediate(() => {
        for (const [socket, known] of idle) if (isIdle(socket, known)) socket.destroy();
      });
    },
  };
}

/**
 * Closes a server gracefully: accepts pending connections, finishes requests and closes idle connections. After six seconds the
 * rest is cut off.
 */
export async function closeServer(server: Server, connections: Connections): Promise<void> {
  const cutOffAt = performance.now() + REQUESTS_TIMEOUT_MS;
  await serveBacklog(connections);
  const closed = new Promise<void>((resolve) => {
    // Not the HTTP server's `close`: from Node 26 on it cuts off connections whose request is just arriving.
    NetServer.prototype.close.call(server, () => resolve());
  });
  connections.endIdle();
  const sweep = setInterval(() => connections.endIdle(), IDLE_SWEEP_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), cutOffAt - performance.now());
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
  // Ends its timers; it no longer listens and has no connections.
  server.close(() => undefined);
}

/** The system has accepted connections we don't know of: closing the port would reset them. */
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
 * @throws after three seconds, so that nothing keeps the process alive
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
 * Stops the process on SIGTERM, Ctrl-C, or when the launcher that started it with a channel has ended; exits with 0 when all went
 * well. Further signals are ignored: Ctrl-C reaches a child both directly and through the launcher, and must not cut off
 * visitors. Unhandled errors are logged in the meantime. Returns a function that removes the listeners.
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
  // An unhandled rejection is a bug, but no reason to close the shop.
  const onStray = (error: unknown) => log.error('Unhandled error', { error });
  const signals = ['SIGTERM', 'SIGINT', 'disconnect'] as const;
  for (const signal of signals) process.on(signal, onSignal);
  // The listener alone would keep the process alive.
  process.channel?.unref();
  if ('connected' in process && !process.connected) onSignal();
  process.on('unhandledRejection', onStray);
  return () => {
    for (const signal of signals) process.off(signal, onSignal);
    process.off('unhandledRejection', onStray);
  };
}
