import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './log.ts';

// Systems that stop a program end it after ten seconds or so: both together stay below that.
const REQUESTS_TIMEOUT_MS = 6_000;
const HOLDINGS_TIMEOUT_MS = 3_000;
const IDLE_SWEEP_MS = 50;
/** Who connected just now may have sent something that is not read yet; who opened a connection in advance has not. */
const FIRST_REQUEST_MS = 1_000;

/** Knows which connections have a request under way. */
export interface Connections {
  /** Counts a connection as busy until its response is done. */
  begin(outgoing: ServerResponse): void;
  endIdle(): void;
}

/**
 * Watches the connections of a server. Node's own `closeIdleConnections` leaves those open that have not asked for
 * anything yet, and browsers open such connections in advance: each would hold up a stop for as long as it may.
 */
export function watchConnections(server: Server): Connections {
  const open = new Set<Socket>();
  const busy = new Set<Socket>();
  const openedAt = new WeakMap<Socket, number>();
  server.on('connection', (socket) => {
    open.add(socket);
    openedAt.set(socket, performance.now());
    socket.once('close', () => open.delete(socket));
  });
  const isNew = (socket: Socket) =>
    socket.bytesWritten === 0 && performance.now() - (openedAt.get(socket) ?? 0) < FIRST_REQUEST_MS;
  return {
    begin(outgoing) {
      const { socket } = outgoing;
      if (socket === null) return;
      busy.add(socket);
      outgoing.once('close', () => busy.delete(socket));
    },
    endIdle() {
      for (const socket of open) {
        // A page sent by one write is not counted as busy, but may still be on its way out.
        if (!busy.has(socket) && socket.writableLength === 0 && !isNew(socket)) socket.destroy();
      }
    },
  };
}

/**
 * Closes a server kindly: no new connections, requests under way are finished, connections that then idle are closed.
 * What is not done after six seconds is cut off.
 */
export async function closeServer(server: Server, connections: Connections): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  connections.endIdle();
  const sweep = setInterval(() => connections.endIdle(), IDLE_SWEEP_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), REQUESTS_TIMEOUT_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
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
 * the launcher that passes it on, and must not cut off visitors. Failures that nobody handled are logged meanwhile.
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
  // A promise that nobody waited for is a bug, but not one to close the shop for.
  const onStray = (error: unknown) => log.error('A failure was not handled', { error });
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
