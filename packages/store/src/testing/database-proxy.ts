import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Sits between a store and its PostgreSQL server and disturbs the connection. */
export interface DatabaseProxy {
  /** The server's URL through the proxy. */
  readonly url: string;
  /** Drops all traffic from now on, without closing connections. */
  fallSilent(): void;
  /** Breaks the connection after the server handled the given number of texts, before the answer is delivered. */
  breakAfter(text: string, times?: number): void;
}

/** Starts a proxy on a free port until the end of the test. */
export async function startDatabaseProxy(serverUrl: string): Promise<DatabaseProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let breaking: { text: string; timesLeft: number } | undefined;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let isCut = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.on('close', () => void far.end());
    far.on('close', () => void near.destroy());
    near.on('data', (bytes) => {
      if (isSilent) return;
      far.write(bytes);
      if (breaking === undefined || !bytes.includes(breaking.text)) return;
      breaking.timesLeft -= 1;
      if (breaking.timesLeft > 0) return;
      breaking = undefined;
      isCut = true;
    });
    far.on('data', (bytes) => {
      if (isSilent) return;
      // The answer shows that the server handled it. It is never delivered.
      if (isCut) near.destroy();
      else near.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy listens on no port');
  const url = new URL(serverUrl);
  url.port = String(address.port);
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
    },
    breakAfter: (text, times = 1) => {
      breaking = { text, timesLeft: times };
    },
  };
}
