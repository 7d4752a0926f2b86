import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another process listens on the port already. The message is for the person who starts this one. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  readonly port: number;

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is in use by another program. Stop that program, or choose another port.`, { cause });
    this.port = port;
  }
}

/** Where systemd puts the first socket that it hands over (sd_listen_fds). */
const FIRST_HANDED_OVER = 3;

/**
 * Starts to listen and gives the URL to open in a browser. On the socket that systemd holds for this process, where there
 * is one: who connects while the process is started again then waits in it, and is not turned down.
 *
 * @throws {PortTakenError} when the port is in use.
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  const isHandedOver = process.env['LISTEN_PID'] === String(process.pid) && Number(process.env['LISTEN_FDS']) >= 1;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, error) : error);
    });
    if (isHandedOver) server.listen({ fd: FIRST_HANDED_OVER }, resolve);
    else server.listen(port, host, resolve);
  });
  server.removeAllListeners('error');
  return toUrl(server.address(), host);
}

function toUrl(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
