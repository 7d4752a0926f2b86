import type { IncomingMessage } from 'node:http';
import { readRequestFacts, type RequestFacts } from './request-facts.ts';
import { readRequestTarget, type RequestTarget } from './request-target.ts';
import { readHost } from '../security/same-origin.ts';

/** A request as it was read when it came in; what Node tells of it is not asked again. */
export interface RequestReading {
  readonly facts: RequestFacts;
  /** Undefined when it makes no sense. */
  readonly target: RequestTarget | 'too-long' | undefined;
  /** The Host it was sent to; undefined when there is none, or none that makes sense. */
  readonly host: string | undefined;
  /** As it stands in the request, without the query: for the log. */
  readonly typedPath: string;
}

const MAX_TARGET_LENGTH = 4_096;

/** Reads a request once, for all that is decided about it. */
export function readRequest(incoming: IncomingMessage, proxyCount: number): RequestReading {
  const { url = '/', headers } = incoming;
  return {
    facts: readRequestFacts(incoming, proxyCount),
    target: url.length > MAX_TARGET_LENGTH ? 'too-long' : readRequestTarget(url),
    host: readHost(headers.host),
    typedPath: url.split('?', 1)[0] ?? url,
  };
}
