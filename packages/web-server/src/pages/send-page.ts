import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseConnection } from '../files/connection-header.ts';
import { chooseEncoding } from './accepted-encoding.ts';
import { matchesEntityTag } from './entity-tag.ts';
import type { FinishedPage } from './finished-page.ts';

/**
 * Sends a finished page in one write, or 304 if the browser has it.
 *
 * @returns false, with nothing sent, when the page is missing in the requested encoding
 */
export function sendFinishedPage(
  { tag, variants }: FinishedPage,
  cacheControl: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
): boolean {
  const { headers } = incoming;
  const own = ['Cache-Control', cacheControl, 'Connection', chooseConnection(outgoing), 'X-Request-Id', requestId];
  if (matchesEntityTag(headers['if-none-match'], tag)) {
    outgoing.writeHead(304, ['ETag', tag, 'Vary', 'Accept-Encoding', ...own]).end();
    return true;
  }
  const accepted = headers['accept-encoding'];
  const variant = variants[chooseEncoding(typeof accepted === 'string' ? accepted : undefined)];
  if (variant === undefined) return false;
  outgoing.writeHead(200, [...variant.headers, ...own]);
  if (incoming.method === 'HEAD') outgoing.end();
  else outgoing.end(variant.body);
  return true;
}
