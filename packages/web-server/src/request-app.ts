import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { chooseEncoding } from './accepted-encoding.ts';
import { announcesTooMuch, limitBody } from './body-limit.ts';
import { checkHealth } from './health.ts';
import type { KeptPages } from './kept-pages.ts';
import type { Log } from './log.ts';
import type { PageFinisher } from './page-finisher.ts';
import { toPagePath } from './page-path.ts';
import type { CountPost } from './post-limits.ts';
import { findRedirect } from './redirects.ts';
import { refuse, type RefusalCode } from './refusal.ts';
import type { RequestFacts } from './request-facts.ts';
import { isSentFromOurselves } from './same-origin.ts';
import type { HeaderList } from './security-headers.ts';
import type { HandleRequest } from './serve-app.ts';

export interface RequestAppParts {
  readonly handleRequest: HandleRequest;
  readonly factsOf: (incoming: HttpBindings['incoming']) => RequestFacts;
  readonly keptPages: KeptPages | undefined;
  readonly finisher: PageFinisher;
  readonly securityHeaders: HeaderList;
  readonly countPost: CountPost;
  readonly maxBodyBytes: (path: string) => number;
  readonly allowedOrigins: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
  readonly checkStore: () => Promise<void>;
  readonly isStopping: () => boolean;
  readonly isBehindProxy: boolean;
  readonly log: Log;
}

type RequestContext = Context<{ Bindings: HttpBindings }>;

const MAX_ADDRESS_LENGTH = 4_096;

/** Creates the part of the server that answers what is neither a kept page nor a file. */
export function createRequestApp(parts: RequestAppParts): Hono<{ Bindings: HttpBindings }> {
  const { log } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (c, next) => {
    const { method, url = '' } = c.env.incoming;
    if (url.length > MAX_ADDRESS_LENGTH) c.res = turnAway(c, 'address-too-long');
    else if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      c.res = turnAway(c, 'method-not-allowed', { Allow: 'GET, HEAD, POST' });
    } else await next();
    addMissingHeaders(c, parts.securityHeaders);
    if (method === 'HEAD') c.res = await withoutBody(c.res);
  });

  app.get('/healthz', async (c) => {
    const health = await checkHealth(parts.checkStore, parts.isStopping());
    return c.json(health, health.status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });

  app.get('*', async (c) => {
    const address = c.env.incoming.url ?? '/';
    const url = new URL(c.req.url);
    const moved = findRedirect(url.pathname, url.search, parts.redirects);
    if (moved !== undefined) return c.redirect(moved, 301);

    const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
    // A request for a proxy names a host of its own choice; what it gets is for itself alone.
    const isForAll = address.startsWith('/') && parts.keptPages?.isCacheable(url) === true;
    if (!isForAll || parts.keptPages === undefined) return answerOne(c, requestOf(c, null));
    const outcome = await parts.keptPages.request(address);
    if ('response' in outcome) return parts.finisher.finishForOne(outcome.response, outcome.nonce, encoding);
    const { body, headers } = outcome.page.variants[encoding];
    return new Response(new Uint8Array(body), { headers: toPairs(headers) });
  });

  app.post('*', async (c) => {
    const { incoming } = c.env;
    const path = toPagePath(new URL(c.req.url).pathname);
    const isOurs = isSentFromOurselves(
      {
        host: c.req.header('Host'),
        origin: c.req.header('Origin'),
        referer: c.req.header('Referer'),
        secFetchSite: c.req.header('Sec-Fetch-Site'),
      },
      parts.allowedOrigins,
    );
    if (!isOurs) return turnAway(c, 'foreign-origin');
    const waitSeconds = await parts.countPost(path, parts.factsOf(incoming).clientIp);
    if (waitSeconds > 0) return turnAway(c, 'too-many-requests', { 'Retry-After': String(waitSeconds) });
    const maxBytes = parts.maxBodyBytes(path);
    if (announcesTooMuch(c.req.header('Content-Length'), maxBytes)) return turnAway(c, 'too-large');

    const body = limitBody(c.req.raw.body, maxBytes);
    try {
      const response = await answerOne(c, requestOf(c, body.stream));
      if (!body.hasOverflowed()) return response;
      await response.body?.cancel();
    } catch (error) {
      if (!body.hasOverflowed()) throw error;
    }
    return turnAway(c, 'too-large');
  });

  app.onError((error, c) => {
    log.error('A request failed', { requestId: parts.factsOf(c.env.incoming).requestId, path: c.req.path, error });
    return refuse('failed', parts.factsOf(c.env.incoming), c.req.header('Accept'));
  });

  async function answerOne(c: RequestContext, request: Request): Promise<Response> {
    const cspNonce = randomBytes(16).toString('base64url');
    const response = await parts.handleRequest(request, { ...parts.factsOf(c.env.incoming), cspNonce });
    return parts.finisher.finishForOne(response, cspNonce, chooseEncoding(c.req.header('Accept-Encoding')));
  }

  function turnAway(c: RequestContext, code: RefusalCode, headers: Readonly<Record<string, string>> = {}): Response {
    const facts = parts.factsOf(c.env.incoming);
    log.warn('A request was turned away', { ...facts, method: c.env.incoming.method, path: c.req.path, reason: code });
    return refuse(code, facts, c.req.header('Accept'), headers);
  }

  /**
   * The request as the app sees it. Its address carries the origin that the visitor's browser used, not the one between
   * proxy and server: the router compares it with the Origin header, which has been checked by then.
   */
  function requestOf(c: RequestContext, body: ReadableStream<Uint8Array> | null): Request {
    const { raw } = c.req;
    const url = new URL(raw.url);
    const origin = raw.method === 'POST' ? raw.headers.get('Origin') : null;
    const scheme = parts.isBehindProxy ? raw.headers.get('X-Forwarded-Proto')?.split(',', 1)[0]?.trim() : undefined;
    const ownOrigin = `${scheme === 'https' ? 'https:' : url.protocol}//${url.host}`;
    return new Request(`${origin ?? ownOrigin}${url.pathname}${url.search}`, {
      // HEAD is answered as GET is, up to the last step: only then has it the same headers.
      method: raw.method === 'HEAD' ? 'GET' : raw.method,
      headers: [...raw.headers],
      signal: raw.signal,
      ...(body === null ? {} : { body, duplex: 'half' }),
    });
  }

  return app;
}

/** What HEAD gets. A body that would be streamed is told that nobody reads it. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

function addMissingHeaders(c: RequestContext, headers: HeaderList) {
  for (const [name, value] of toPairs(headers)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
}

function toPairs(headers: HeaderList): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < headers.length; at += 2) pairs.push([headers[at] ?? '', headers[at + 1] ?? '']);
  return pairs;
}
