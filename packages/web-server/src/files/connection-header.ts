import type { ServerResponse } from 'node:http';

/**
 * Returns the `Connection` header as Node would choose it: `close` if the request asked for it or uses HTTP/1.0, or if the server
 * is stopping. Setting it ourselves suppresses Node's timeout hint, which adds to small responses. A wrong value would keep a
 * connection open that the client expects to be closed.
 */
export function chooseConnection({ shouldKeepAlive }: ServerResponse): 'close' | 'keep-alive' {
  return shouldKeepAlive ? 'keep-alive' : 'close';
}
