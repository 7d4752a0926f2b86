import type { ServerResponse } from 'node:http';

/**
 * The `Connection` header of a response, as Node itself would choose it: `close` where the request asked for it or speaks
 * HTTP/1.0, or the server is stopping. Said by hand, Node leaves its hint about the timeout out, which weighs on small
 * responses; said wrongly, it keeps a connection open that the client waits to see closed.
 */
export function chooseConnection({ shouldKeepAlive }: ServerResponse): 'close' | 'keep-alive' {
  return shouldKeepAlive ? 'keep-alive' : 'close';
}
