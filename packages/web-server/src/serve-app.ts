import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { lingerAfterResponse } from './bodies/lingering.ts';
import { createBodyReceiver, defaultReceiving, type ReceivingLimits } from './bodies/receive-body.ts';
import { createStaticFiles, isHashedAsset } from './files/static-files.ts';
import { limitCacheControl } from './pages/cache-control.ts';
import { createOpenedReporter, findContentType, type OpenedPage } from './pages/opened-page.ts';
import { createPageCache, type PageCacheOptions } from './pages/page-cache.ts';
import { createPageFinisher } from './pages/page-finisher.ts';
import { sendFinishedPage } from './pages/send-page.ts';
import { createPictureDelivery, type PictureOptions, type WarmedPictures } from './pictures/picture-delivery.ts';
import { PICTURES_PATH, type PictureFile } from './pictures/picture-path.ts';
import { closeHoldings, closeServer, stopOnSignals, watchConnections } from './process/graceful-stop.ts';
import { listen } from './process/listen.ts';
import type { Log } from './process/log.ts';
import { takeTurns } from './requests/drawing-turns.ts';
import { createErrorResponse } from './requests/error-response.ts';
import { respondWhenUnavailable } from './requests/respond-when-unavailable.ts';
import type { HandleRequest } from './requests/handle-request.ts';
import { createRequestApp } from './requests/request-app.ts';
import { createRequestId, type RequestFacts } from './requests/request-facts.ts';
import { isAddressed, readRequest, toLoggedPath, type RequestReading } from './requests/request-reading.ts';
import { readRequestTarget, type RequestTarget } from './requests/request-target.ts';
import type { FindRoute } from './requests/route-finder.ts';
import type { ExtraSources } from './security/content-security-policy.ts';
import { createPostLimit, type PostLimit } from './security/post-limit.ts';
import { listFileHeaders, listSecurityHeaders, setHeaders, type OpenerPolicy } from './security/security-headers.ts';

export interface ServeAppOptions {
  /** For the log. */
  readonly name: string;
  /** 0 for a free one. */
  readonly port: number;
  readonly host?: string | undefined;
  /** The public URL (`https://www.example.com`); HTTPS enables HSTS. */
  readonly siteUrl?: string | undefined;
  readonly clientDir: string;
  readonly handleRequest: HandleRequest;
  readonly pageCache?: PageCacheOptions | undefined;
  /** Whether a request is for its sender alone: its response is never cached, and it is reported to neither of the two below. */
  readonly isPrivate?: ((target: RequestTarget) => boolean) | undefined;
  /**
   * Called for each opened page, including cached ones: existing pages requested by GET and not speculatively. Robots are
   * included. Should be fast.
   */
  readonly onPageOpened?: ((page: OpenedPage) => void) | undefined;
  /** Called for requested URLs without a page. */
  readonly onPageMissed?: ((page: OpenedPage) => void) | undefined;
  /** Serves `/pictures/…` from masters. */
  readonly pictures?: PictureOptions | undefined;
  /** Finds the rules of a path; see `createRouteFinder`. Without it no page is cached. */
  readonly findRoute?: FindRoute | undefined;
  readonly limits: {
    /** Default for routes. */
    readonly bodyBytes: number;
    readonly posts: PostLimit;
  };
  /** Limits for receiving bodies; by default those of the site. */
  readonly receiving?: ReceivingLimits | undefined;
  /** The app's rule for typed text, applied to queries. */
  readonly cleanText?: ((text: string) => string) | undefined;
  /** Number of our own proxies; with 0, forwarded headers are ignored. */
  readonly trustProxy?: number | undefined;
  /** Origins besides our Host and `siteUrl` that may send forms. */
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly extraSources?: ExtraSources | undefined;
  /**
   * Default: `same-origin`, which an app with sessions needs. Browsers load such a page in a new process, which costs a phone
   * some tens of milliseconds when coming from another site.
   */
  readonly openerPolicy?: OpenerPolicy | undefined;
  /** Path to path, answered with 301, keeping the query. */
  readonly redirects?: Readonly<Record<string, string>> | undefined;
  /** Rejects when the store doesn't answer; used by /healthz. */
  readonly checkStore: () => Promise<void>;
  /** Closes the app's resources after the last request, within three seconds. */
  readonly onStop?: (() => Promise<void> | void) | undefined;
  /** Whether to stop and exit on SIGTERM and SIGINT. Default: true. */
  readonly stopsOnSignals?: boolean | undefined;
  readonly log: Log;
}

export interface RunningApp {
  readonly url: string;
  /** Makes pictures in advance, in the background, after those that visitors wait for. */
  readonly warmPictures: (files: readonly PictureFile[]) => Promise<WarmedPictures>;
  /** Finishes current requests, then closes, within ten seconds. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves an app: cached pages and files directly from Node, everything else through Hono and the app.
 *
 * @throws {PortTakenError} when the port is in use
 */
export async function serveApp(options: ServeAppOptions): Promise<RunningApp> {
  const { log, siteUrl, trustProxy = 0, findRoute = () => ({ routeIds: [], rule: {} }) } = options;
  const { now = Date.now } = options.pageCache ?? {};
  let isStopping = false;
  let ownUrl = '';

  const securityHeaders = listSecurityHeaders(siteUrl, options.openerPolicy ?? 'same-origin');
  const pictureHeaders = listFileHeaders(siteUrl, 'cross-origin');
  const finisher = createPageFinisher({
    securityHeaders,
    extraSources: options.extraSources,
  });
  const handleRequest = takeTurns(respondWhenUnavailable(options.handleRequest, options.checkStore));
  const { isPrivate } = options;
  const pageCache =
    options.pageCache && createPageCache({ ...options.pageCache, isPrivate }, findRoute, renderForAll, finisher, log);
  const sendStaticFile = createStaticFiles(options.clientDir, securityHeaders, siteUrl);

  const reportOpened = createOpenedReporter(
    { isPrivate, onOpened: options.onPageOpened, onMissed: options.onPageMissed },
    log,
  );
  const pictures = options.pictures && createPictureDelivery(options.pictures, log);

  const readings = new WeakMap<IncomingMessage, RequestReading>();
  const readingOf = (incoming: IncomingMessage) =>
    readings.get(incoming) ?? readRequest(incoming, trustProxy, options.cleanText);

  const app = createRequestApp({
    handleRequest,
    readingOf,
    pageCache,
    now,
    finisher,
    securityHeaders,
    posts: createPostLimit(options.limits.posts),
    findRoute,
    bodyBytes: options.limits.bodyBytes,
    receiveBody: createBodyReceiver(options.receiving ?? defaultReceiving),
    allowedOrigins: [...(siteUrl === undefined ? [] : [siteUrl]), ...(options.allowedOrigins ?? [])],
    redirects: options.redirects ?? {},
    checkStore: options.checkStore,
    isStopping: () => isStopping,
    fallbackOrigin: () => new URL(siteUrl ?? ownUrl).origin,
    isBehindProxy: trustProxy > 0,
    reportOpened,
    log,
  });
  const answer = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
    // See `lingerAfterResponse`.
    autoCleanupIncoming: false,
    // For HTTP/1.0, which may omit the Host. The app gets its URL elsewhere.
    hostname: 'localhost',
    errorHandler: (error) => {
      log.warn('A request could not be read', { error });
      return createErrorResponse('bad-request', { requestId: createRequestId() }, null);
    },
  });

  /** Renders a page without a visitor: nothing of the first requester may get into it. */
  function renderForAll(url: string, cspNonce: string): Promise<Response> {
    const request = new Request(new URL(url, siteUrl ?? ownUrl), { headers: { Accept: 'text/html' } });
    return handleRequest(request, { requestId: createRequestId(), clientIp: '', cspNonce });
  }

  /** Sends a cached page if it is current. False when there is none, or not in the requested encoding. */
  function sendFresh(
    url: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    findRequestId: () => string,
  ): boolean {
    const cached = pageCache?.findFresh(url);
    if (cached === undefined) return false;
    const { page, endsAt } = cached;
    const cacheControl = limitCacheControl(page.cacheControl, endsAt, now());
    if (!sendFinishedPage(page, cacheControl, incoming, outgoing, findRequestId())) return false;
    const { statusCode: status } = outgoing;
    reportOpened(incoming, readRequestTarget(url), { status, contentType: findContentType(page.headers) });
    return true;
  }

  function onRequest(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method, url = '/' } = incoming;
    const isRead = method === 'GET' || method === 'HEAD';
    connections.hear(incoming.socket);
    if (isStopping) outgoing.shouldKeepAlive = false;
    if (isRead && isAddressed(incoming)) {
      if (sendFresh(url, incoming, outgoing, createRequestId)) return;
    }

    const reading = readRequest(incoming, trustProxy, options.cleanText);
    readings.set(incoming, reading);
    const { facts, target } = reading;
    // No request id on the dozen scripts and fonts of a page: no one reports those.
    if (!isHashedAsset(url)) outgoing.setHeader('X-Request-Id', facts.requestId);
    connections.begin(outgoing);
    logWhenDone(incoming, outgoing, reading);
    if (!isRead) lingerAfterResponse(incoming, outgoing);
    if (!isRead || typeof target !== 'object' || !reading.isAddressed) void answer(toPlain(incoming, target), outgoing);
    else if (pictures !== undefined && reading.typedPath.startsWith(PICTURES_PATH)) {
      setHeaders(outgoing, pictureHeaders);
      void pictures.send(incoming, outgoing, reading.typedPath);
    } else sendStaticFile(incoming, outgoing, () => respondToOther(incoming, outgoing, target, facts));
  }

  function respondToOther(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    target: RequestTarget,
    facts: RequestFacts,
  ) {
    if (isHashedAsset(target.canonicalPath)) {
      setHeaders(outgoing, listFileHeaders(siteUrl, 'same-origin'));
      outgoing
        .writeHead(404, {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Length': '10',
          'Cache-Control': 'no-store',
        })
        .end('Not found\n');
      return;
    }
    // Requested with other query parameters, or in another order.
    const url = target.isPlain ? pageCache?.findUrl(target) : undefined;
    const isSent = url !== undefined && sendFresh(url, incoming, outgoing, () => facts.requestId);
    if (!isSent) void answer(toPlain(incoming, target), outgoing);
  }

  function logWhenDone(incoming: IncomingMessage, outgoing: ServerResponse, reading: RequestReading) {
    const startedAt = performance.now();
    outgoing.once('close', () => {
      log.info('request', {
        requestId: reading.facts.requestId,
        method: incoming.method,
        path: toLoggedPath(reading, findRoute),
        status: outgoing.statusCode,
        isComplete: outgoing.writableFinished,
        durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      });
    });
  }

  const server = createServer({ connectionsCheckingInterval: 2_000 }, onRequest);
  const connections = watchConnections(server);
  // Sending headers byte by byte holds a connection for ten seconds. An upload may take five minutes: a phone sends a megabit per
  // second.
  server.headersTimeout = 10_000;
  server.requestTimeout = 300_000;
  server.keepAliveTimeout = 65_000;

  ownUrl = await listen(server, options.port, options.host ?? '127.0.0.1');
  log.info('listening', { url: ownUrl });

  let stopped: Promise<void> | undefined;
  async function stopOnce() {
    isStopping = true;
    log.info('stopping');
    await closeServer(server, connections);
    pictures?.stop();
    try {
      await closeHoldings(async () => options.onStop?.());
      log.info('stopped');
    } catch (error) {
      log.error('The app could not close its resources', { error });
      throw error;
    } finally {
      forgetSignals();
      log.flush();
    }
  }
  const stop = () => (stopped ??= stopOnce());
  const forgetSignals = options.stopsOnSignals === false ? () => undefined : stopOnSignals(stop, log);

  return {
    url: ownUrl,
    warmPictures: async (files) => pictures?.warm(files) ?? { made: 0, present: 0, failed: files.length },
    stop,
  };
}

/** Hides the original spelling from here on. A malformed target is answered with an error. */
function toPlain(incoming: IncomingMessage, target: RequestReading['target']): IncomingMessage {
  incoming.url = typeof target === 'object' ? target.canonicalPath + target.search : '/';
  return incoming;
}
