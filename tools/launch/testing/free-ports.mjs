import { createServer } from 'node:net';

/** Listens on free ports of this machine until `close()`; then they are free again. */
export async function listenOnFreePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((server) => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))));
  return {
    ports: servers.map((server) => server.address().port),
    close: () => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))),
  };
}
