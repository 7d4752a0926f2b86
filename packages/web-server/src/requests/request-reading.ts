import type { IncomingMessage } from 'node:http';
import { fillPattern, hasSecretParam } from '../process/redaction.ts';
import { readHost } from '../security/same-origin.ts';
import { readRequestFacts, type RequestFacts } from './request-facts.ts';
import { readRequestTarget, type RequestTarget } from './request-target.ts';
import type { FindRoute } from './route-finder.ts';

export interface RequestReading {
  readonly facts: RequestFacts;
  /** Undefined if it is malformed. */
  readonly target: RequestTarget | 'too-long' | undefined;
  /** Undefined if it is missing or malformed. */
  readonly host: string | undefined;
  /** Whether it has exactly one Host, where one is required. */
  readonly isAddressed: boolean;
  /** As sent, without the query. */
  readonly typedPath: string;
}

const MAX_TARGET_LENGTH = 4_096;

export function readRequest(
  incoming: IncomingMessage,
  proxyCount: number,
  cleanText?: (text: string) => string,
): RequestReading {
  const { url = '/', headers } = incoming;
  const host = readHost(headers.host);
  return {
    facts: readRequestFacts(incoming, proxyCount),
    target: url.length > MAX_TARGET_LENGTH ? 'too-long' : readRequestTarget(url, cleanText),
    host,
    isAddressed: isAddressed(incoming),
    typedPath: url.split('?', 1)[0] ?? url,
  };
}

/**
 * Checks the Host. HTTP/1.0 may omit it. If there are two, a proxy might read the other one (RFC 9112, 3.2: refused); Node keeps
 * the first.
 */
export function isAddressed({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return true;
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1 && readHost(headers.host) !== undefined;
}

/** Returns a request's path for the log, without secret parts such as those of emailed links and previews. */
export function toLoggedPath({ target, typedPath }: RequestReading, findRoute: FindRoute): string {
  if (typeof target !== 'object') return typedPath;
  const { pattern = '', params = {} } = findRoute(target.path);
  return hasSecretParam(pattern) ? fillPattern(pattern, params) : typedPath;
}
