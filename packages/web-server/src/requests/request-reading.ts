import type { IncomingMessage } from 'node:http';
import { fillPattern, hasSecretParam } from '../process/redaction.ts';
import { readHost } from '../security/same-origin.ts';
import { readRequestFacts, type RequestFacts } from './request-facts.ts';
import { readRequestTarget, type RequestTarget } from './request-target.ts';
import type { FindRoute } from './route-finder.ts';

/** A request as it was read when it came in; what Node tells of it is not asked again. */
export interface RequestReading {
  readonly facts: RequestFacts;
  /** Undefined when it makes no sense. */
  readonly target: RequestTarget | 'too-long' | undefined;
  /** The Host it was sent to; undefined when there is none, or none that makes sense. */
  readonly host: string | undefined;
  /** Whether it says to which host it was sent, where it has to, and once. */
  readonly isAddressed: boolean;
  /** As it is in the request, without the query. */
  readonly typedPath: string;
}

const MAX_TARGET_LENGTH = 4_096;

/** Reads a request once, for all that is decided about it. */
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
 * Whether the Host of a request makes sense. HTTP/1.0 may leave it out. Of two, a proxy may read one and we the other (RFC 9112,
 * 3.2: both are refused); Node keeps the first.
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

/** The path of a request for the log, without the parts that open something: a link that was mailed, a preview. */
export function toLoggedPath({ target, typedPath }: RequestReading, findRoute: FindRoute): string {
  if (typeof target !== 'object') return typedPath;
  const { pattern = '', params = {} } = findRoute(target.path);
  return hasSecretParam(pattern) ? fillPattern(pattern, params) : typedPath;
}
