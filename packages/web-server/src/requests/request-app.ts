import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { chooseEncoding } from '../pages/accepted-encoding.ts';
import { announcesTooMuch, type BodyFault } from '../bodies/body-limit.ts';
import type { ReceiveBody, ReceivedBody } from '../bodies/receive-body.ts';
import { checkHealth } from '../process/health.ts';
import { limitCacheControl } from '../pages/cache-control.ts';
import { findContentType, type ReportOpened } from '../pages/opened-page.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { Log } from '../process/log.ts';
import type { PageFinisher } from '../pages/page-finisher.ts';
import { sendFinishedPage } from '../pages/send-page.ts';
import { createNonce } from '../security/create-nonce.ts';
import type { PostCount } from '../security/post-limit.ts';
import { RETRY_LATER, StoreUnavailableError } from './respond-when-unavailable.ts';
import { BROWSER_ERRORS_PATH, createBrowserErrorLog, MAX_REPORT_BYTES } from './browser-errors.ts';
import type { HandleRequest } from './handle-request.ts';
import { findRedirect, redirectWithQuery } from './redirects.ts';
import { createErrorResponse, type ErrorCode } from './error-response.ts';
import { toLoggedPath, type RequestReading } from './request-reading.ts';
import type { RequestTarget } from './request-target.ts';
import type { FindRoute } from './route-finder.ts';
import { findSender } from '../security/same-origin.ts';
import type { HeaderList } from '../security/security-headers.ts';

export interface RequestAppParts {
  readonly handleRequest: HandleRequest;
  readonly readingOf: (incoming: HttpBindings['incoming']) => RequestReading;
  readonly pageCache: PageCache | undefined;
  readonly now: () => number;
  readonly finisher: PageFinisher;
  readonly securityHeaders: HeaderList;
  readonly posts: PostCount;
  readonly findRoute: FindRoute;
  /** Default for routes. */
  readonly bodyBytes: number;
  readonly receiveBody: ReceiveBody;
  readonly allowedOrigins: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
  readonly checkStore: () => Promise<void>;
  readonly isStopping: () => boolean;
  /** For a request without a Host, as in HTTP/1.0. */
  readonly fallbackOrigin: () => string;
  readonly isBehindProxy: boolean;
  readonly reportOpened: ReportOpened;
  readonly log: Log;
}

interface RequestAppTypes {
  Bindings: HttpBindings;
  Variables: { target: RequestTarget };
}
type RequestContext = Context<RequestAppTypes>;

/** Creates the part of the server that handles everything but cached pages and files. */
export function createRequestApp(parts: RequestAppParts): Hono<RequestAppTypes> {
  const { log } = parts;
  const app = new Hono<RequestAppTypes>();
  const logBrowserError = createBrowserErrorLog(log, (path) => parts.findRoute(path).routeIds);

  app.use(async (c, next) => {
    const { method } = c.env.incoming;
    const { target, isAddressed } = parts.readingOf(c.env.incoming);
    if (target === 'too-long') c.res = respondWithError(c, 'url-too-long');
    else if (target === undefined || !isAddressed) {
      c.res = respondWithError(c, 'bad-request');
    } else if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      c.res = respondWithError(c, 'method-not-allowed', { Allow: 'GET, HEAD, POST' });
    } else {
      c.set('target', target);
      await next();
    }
    if (c.res === RESPONSE_ALREADY_SENT) return;
    // A redirect may depend on the visitor and the current content.
    if (isRedirect(c.res) && !c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
    addMissingHeaders(c.res.headers, parts.securityHeaders);
    if (method === 'HEAD') c.res = await withoutBody(c.res);
  });

  app.get('/healthz', async (c) => {
    const health = await checkHealth(parts.checkStore, parts.isStopping());
    return c.json(health, health.status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });

  app.get('*', async (c) => {
    const target = c.get('target');
    const redirect = findRedirect(target, parts.redirects);
    if (redirect !== undefined) return c.redirect(redirect, 301);

    const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
    const url = parts.pageCache?.findUrl(target);
    const { incoming, outgoing } = c.env;
    if (url === undefined || parts.pageCache === undefined) {
      return reportingOpened(c, await respond(c, requestOf(c, null, null)));
    }
    const outcome = await parts.pageCache.request(url, encoding);
    if ('response' in outcome) {
      const response = redirectWithQuery(outcome.response, target.search);
      return reportingOpened(c, await parts.finisher.finishForOne(response, outcome.nonce, encoding));
    }
    const { page, endsAt } = outcome;
    const cacheControl = limitCacheControl(page.cacheControl, endsAt, parts.now());
    const isSent = sendFinishedPage(page, cacheControl, incoming, outgoing, parts.readingOf(incoming).facts.requestId);
    if (!isSent) throw new Error(`A page was finished without ${encoding}`);
    parts.reportOpened(incoming, target, { status: outgoing.statusCode, contentType: findContentType(page.headers) });
    return RESPONSE_ALREADY_SENT;
  });

  function reportingOpened(c: RequestContext, response: Response): Response {
    const { status, headers } = response;
    parts.reportOpened(c.env.incoming, c.get('target'), { status, contentType: headers.get('Content-Type') });
    return response;
  }

  app.post('*', async (c) => {
    const { incoming } = c.env;
    const { facts, host } = parts.readingOf(incoming);
    const sender = findSender(
      {
        host,
        origin: c.req.header('Origin'),
        referer: c.req.header('Referer'),
        secFetchSite: c.req.header('Sec-Fetch-Site'),
      },
      parts.allowedOrigins,
    );
    if (!sender.isOurs) return respondWithError(c, 'foreign-origin');
    if (c.get('target').path === BROWSER_ERRORS_PATH) return receiveBrowserError(c, facts.clientIp);
    // A post is counted when its body has arrived; a sender over the limit need not send it.
    const waitSeconds = await parts.posts.findWait(facts.clientIp);
    if (waitSeconds > 0) return respondTooManyRequests(c, waitSeconds);
    const maxBytes = parts.findRoute(c.get('target').path).rule.bodyBytes ?? parts.bodyBytes;
    const announced = c.req.header('Content-Length');
    if (announcesTooMuch(announced, maxBytes)) return respondWithError(c, 'too-large');
    if ((c.req.header('Content-Encoding') ?? 'identity') !== 'identity') return respondWithError(c, 'encoded-body');

    let waitAtArrival = 0;
    const body = await parts.receiveBody({
      body: c.req.raw.body,
      announcedBytes: announced === undefined ? undefined : Number(announced),
      maxBytes,
      clientIp: facts.clientIp,
      onLeave: (leave) => c.env.outgoing.once('close', leave),
      onArrival: async () => {
        waitAtArrival = await parts.posts.count(facts.clientIp);
        return waitAtArrival > 0 ? 'too-many-requests' : undefined;
      },
    });
    if (body === undefined) return respondToBodyFault(c, 'busy', 0);
    try {
      const response = await respondToPost(c, sender.origin, body);
      if ('status' in response) return response;
      return respondToBodyFault(c, response.fault, waitAtArrival);
    } finally {
      body.end();
      // Answered without its body: the response is what mattered.
      if (!body.hasArrived() && body.findFault() === undefined) await parts.posts.count(facts.clientIp);
    }
  });

  /** Counted separately: a failing page must not use up a visitor's limit for forms. */
  async function receiveBrowserError(c: RequestContext, clientIp: string): Promise<Response> {
    const announced = c.req.header('Content-Length');
    if (announcesTooMuch(announced, MAX_REPORT_BYTES)) return respondWithError(c, 'too-large');
    const body = await parts.receiveBody({
      body: c.req.raw.body,
      announcedBytes: announced === undefined ? undefined : Number(announced),
      maxBytes: MAX_REPORT_BYTES,
      clientIp,
      onLeave: (leave) => c.env.outgoing.once('close', leave),
      onArrival: async () => undefined,
    });
    if (body === undefined) return respondToBodyFault(c, 'busy', 0);
    try {
      const report = await new Response(body.stream).text().catch(() => '');
      const fault = body.findFault();
      if (fault !== undefined) return respondToBodyFault(c, fault, 0);
      await logBrowserError(report, clientIp);
      return c.body(null, 204);
    } finally {
      body.end();
    }
  }

  async function respondToPost(
    c: RequestContext,
    senderOrigin: string | null,
    body: ReceivedBody,
  ): Promise<Response | { readonly fault: BodyFault }> {
    let response: Response | undefined;
    try {
      response = await respond(c, requestOf(c, senderOrigin, body.stream));
    } catch (error) {
      if (body.findFault() === undefined) throw error;
    }
    const fault = body.findFault();
    if (response !== undefined && fault === undefined) return response;
    await response?.body?.cancel();
    return fault === undefined ? respondWithError(c, 'failed') : { fault };
  }

  function respondTooManyRequests(c: RequestContext, waitSeconds: number): Response {
    return respondWithError(c, 'too-many-requests', { 'Retry-After': String(waitSeconds) });
  }

  function respondToBodyFault(c: RequestContext, fault: BodyFault, waitSeconds: number): Response {
    if (fault === 'too-many-requests') return respondTooManyRequests(c, waitSeconds);
    return respondWithError(c, fault, fault === 'busy' ? { 'Retry-After': '10' } : {});
  }

  app.onError((error, c) => {
    const reading = parts.readingOf(c.env.incoming);
    const { facts } = reading;
    log.error('A request failed', { requestId: facts.requestId, path: toLoggedPath(reading, parts.findRoute), error });
    if (!(error instanceof StoreUnavailableError)) return createErrorResponse('failed', facts, c.req.header('Accept'));
    return createErrorResponse('unavailable', facts, c.req.header('Accept'), RETRY_LATER);
  });

  async function respond(c: RequestContext, request: Request): Promise<Response> {
    const cspNonce = createNonce();
    const response = await parts.handleRequest(request, { ...parts.readingOf(c.env.incoming).facts, cspNonce });
    return parts.finisher.finishForOne(response, cspNonce, chooseEncoding(c.req.header('Accept-Encoding')));
  }

  function respondWithError(
    c: RequestContext,
    code: ErrorCode,
    headers: Readonly<Record<string, string>> = {},
  ): Response {
    const reading = parts.readingOf(c.env.incoming);
    const { facts } = reading;
    log.warn('A request was answered with an error', {
      ...facts,
      method: c.env.incoming.method,
      path: toLoggedPath(reading, parts.findRoute),
      reason: code,
    });
    return createErrorResponse(code, facts, c.req.header('Accept'), headers);
  }

  /**
   * The request as the app gets it, in its canonical spelling. Its URL has the origin that the browser used, not the one between
   * proxy and server: the router compares it with the Origin header, which was checked before.
   *
   * @param senderOrigin the checked origin of the sending page; null if unknown
   */
  function requestOf(c: RequestContext, senderOrigin: string | null, body: ReadableStream<Uint8Array> | null): Request {
    const { raw } = c.req;
    const { canonicalPath, search } = c.get('target');
    return new Request((senderOrigin ?? readOwnOrigin(c)) + canonicalPath + search, {
      // HEAD is handled like GET, so that the headers are the same.
      method: raw.method === 'HEAD' ? 'GET' : raw.method,
      headers: [...raw.headers],
      signal: raw.signal,
      ...(body === null ? {} : { body, duplex: 'half' }),
    });
  }

  function readOwnOrigin(c: RequestContext): string {
    const { host } = parts.readingOf(c.env.incoming);
    if (host === undefined) return parts.fallbackOrigin();
    const scheme = parts.isBehindProxy ? c.req.header('X-Forwarded-Proto')?.split(',', 1)[0]?.trim() : undefined;
    return `${scheme === 'https' ? 'https' : 'http'}://${host}`;
  }

  return app;
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** Removes the body for HEAD. A stream is cancelled. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

function addMissingHeaders(own: Headers, headers: HeaderList) {
  for (const [name, value] of toPairs(headers)) {
    if (own.has(name)) continue;
    // The older header can't name origins that may frame a page, and would contradict a policy that does.
    if (name === 'X-Frame-Options' && isFramed(own.get('Content-Security-Policy'))) continue;
    own.set(name, value);
  }
}

function isFramed(policy: string | null): boolean {
  return policy !== null && /frame-ancestors (?!'none')/.test(policy);
}

function toPairs(headers: HeaderList): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < headers.length; at += 2) pairs.push([headers[at] ?? '', headers[at + 1] ?? '']);
  return pairs;
}
