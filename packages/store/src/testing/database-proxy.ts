import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Is between a store and its PostgreSQL server, and makes the line between them a bad one. */
export interface DatabaseProxy {
  /** The server's address, by way of the proxy. */
  readonly url: string;
  /** From now on nothing passes anymore in either way, and no one is told. */
  fallSilent(): void;
  /** Breaks the connection on which a text is sent for the last of so many times: when the server has done it, before it is told. */
  breakAfter(text: string, times?: number): void;
}

/** Starts a proxy on a free port, gone after the test. */
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
      // The answer shows that the server has done it. It is never delivered.
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
