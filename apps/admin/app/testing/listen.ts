import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a local server until the test ends.
 *
 * @returns its URL
 */
export async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  const { port } = server.address() as AddressInfo; // It listens on a port, and on no pipe.
  return `http://127.0.0.1:${port}`;
}
