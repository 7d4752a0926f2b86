import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

export interface RequestFacts {
  /** Sent as `X-Request-Id` and logged with every line. */
  readonly requestId: string;
  readonly clientIp: string;
}

const processName = randomBytes(6).toString('base64url');
let requestCount = 0;

/** Creates a unique id: a random name of this process and a counter. */
export function createRequestId(): string {
  requestCount += 1;
  return `${processName}-${requestCount.toString(36)}`;
}

const ACCEPTABLE_ID = /^[\w.-]{8,64}$/;

/** @param proxyCount number of our own proxies; with 0, forwarded headers are ignored */
export function readRequestFacts(incoming: IncomingMessage, proxyCount: number): RequestFacts {
  const given = incoming.headers['x-request-id'];
  const isGivenByProxy = proxyCount > 0 && typeof given === 'string' && ACCEPTABLE_ID.test(given);
  return {
    requestId: isGivenByProxy ? given : createRequestId(),
    clientIp: findClientIp(incoming.socket.remoteAddress, incoming.headers['x-forwarded-for'], proxyCount),
  };
}

/**
 * Finds the visitor's IP address. Each proxy appends the address it saw, so with n proxies the visitor is the n-th from the
 * right; everything further left may be forged.
 */
export function findClientIp(
  socketAddress: string | undefined,
  forwardedFor: string | readonly string[] | undefined,
  proxyCount: number,
): string {
  const direct = toPlainIp(socketAddress ?? '') ?? 'unknown';
  if (proxyCount === 0 || forwardedFor === undefined) return direct;
  const hops = String(forwardedFor)
    .split(',')
    .map((hop) => hop.trim());
  const hop = hops[Math.max(0, hops.length - proxyCount)] ?? '';
  return toPlainIp(hop) ?? direct;
}

/** Removes a port, brackets, and the IPv6 form of an IPv4 address. */
function toPlainIp(text: string): string | undefined {
  const bare = text.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const isAddress = ipaddr.IPv6.isValid(bare) || ipaddr.IPv4.isValidFourPartDecimal(bare);
  return isAddress ? ipaddr.process(bare).toString() : undefined;
}
