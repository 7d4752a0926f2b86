import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The message is for the person who starts this process. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  readonly port: number;

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is in use by another program. Stop that program, or choose another port.`, { cause });
    this.port = port;
  }
}

/** The first socket handed over by systemd (sd_listen_fds). */
const FIRST_HANDED_OVER = 3;

/**
 * Starts to listen and returns the URL. Uses the socket that systemd holds for this process, if there is one, so that clients
 * wait during a restart instead of being refused.
 *
 * @throws {PortTakenError} when the port is in use
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
