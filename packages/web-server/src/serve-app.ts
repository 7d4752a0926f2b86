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
  /** 0 takes a free one. */
  readonly port: number;
  readonly host?: string | undefined;
  /** The public URL (`https://www.example.com`); over HTTPS, browsers are told to stay there. */
  readonly siteUrl?: string | undefined;
  /** The built files for browsers. */
  readonly clientDir: string;
  readonly handleRequest: HandleRequest;
  readonly pageCache?: PageCacheOptions | undefined;
  /**
   * Hears of each page that someone opened, cached ones too, as it is sent: pages that exist, asked for by GET and
   * not by a browser's guess. Robots are among them. Should be quick.
   */
  readonly onPageOpened?: ((page: OpenedPage) => void) | undefined;
  /** Hears of addresses that someone asked for and where no page stands, or none anymore. */
  readonly onPageMissed?: ((page: OpenedPage) => void) | undefined;
  /** Serves `/pictures/…` from masters. */
  readonly pictures?: PictureOptions | undefined;
  /** Finds what holds for a path; see `createRouteFinder`. Without it no page is cached, and every route takes the same. */
  readonly findRoute?: FindRoute | undefined;
  readonly limits: {
    /** The largest body that a route takes whose rule names no other. */
    readonly bodyBytes: number;
    readonly posts: PostLimit;
  };
  /** How many bodies are received at once, and how slow their senders may be; unless told otherwise, as for the site. */
  readonly receiving?: ReceivingLimits | undefined;
  /** The app's rule for what people type; queries come to it cleaned so. */
  readonly cleanText?: ((text: string) => string) | undefined;
  /** How many proxies of ours stand in front; 0 believes no forwarded header. */
  readonly trustProxy?: number | undefined;
  /** Origins besides our own Host and `siteUrl` from which forms may be sent. */
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly extraSources?: ExtraSources | undefined;
  /**
   * `same-origin` unless told otherwise: what an app with sessions needs. Browsers move such a page to a process of its
   * own before they read it, which costs a phone some tens of milliseconds at every arrival from elsewhere.
   */
  readonly openerPolicy?: OpenerPolicy | undefined;
  /** Path to path, answered 301 with the query kept. */
  readonly redirects?: Readonly<Record<string, string>> | undefined;
  /** Rejects when the store does not answer; asked by /healthz. */
  readonly checkStore: () => Promise<void>;
  /** Closes what the app holds, once the last request is done. Has three seconds. */
  readonly onStop?: (() => Promise<void> | void) | undefined;
  /** Stop and exit at SIGTERM and SIGINT; on unless a test runs the server. */
  readonly stopsOnSignals?: boolean | undefined;
  readonly log: Log;
}

export interface RunningApp {
  readonly url: string;
  /** Makes pictures before anyone asks, in the background, one at a time and after those that visitors wait for. */
  readonly warmPictures: (files: readonly PictureFile[]) => Promise<WarmedPictures>;
  /** Finishes what is under way, then closes: in less than ten seconds, whatever hangs. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves an app: cached pages and files straight from Node, everything else through Hono and the app.
 *
 * @throws {PortTakenError} when the port is in use.
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
  const pageCache = options.pageCache && createPageCache(options.pageCache, findRoute, renderForAll, finisher, log);
  const sendStaticFile = createStaticFiles(options.clientDir, securityHeaders, siteUrl);

  const reportOpened = createOpenedReporter({ onOpened: options.onPageOpened, onMissed: options.onPageMissed }, log);
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
    // For HTTP/1.0, which may come without a Host. What the app sees is made elsewhere.
    hostname: 'localhost',
    errorHandler: (error) => {
      log.warn('A request could not be read', { error });
      return createErrorResponse('bad-request', { requestId: createRequestId() }, null);
    },
  });

  /** Renders a page with no visitor: nothing of the one who happens to ask first may get into it. */
  function renderForAll(url: string, cspNonce: string): Promise<Response> {
    const request = new Request(new URL(url, siteUrl ?? ownUrl), { headers: { Accept: 'text/html' } });
    return handleRequest(request, { requestId: createRequestId(), clientIp: '', cspNonce });
  }

  /** Sends a cached page that is true now. False when there is none, or not yet in the coding that is asked for. */
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
    // A script or font is never reported by its number, and there are a dozen on a page.
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
    // Asked for with a query that it does not read, or not in the order that it does.
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
  // Someone who sends a header byte by byte holds a connection for ten seconds. An upload may take five minutes: a phone
  // sends a megabit in a second, and some photos are many.
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

/** From here on no one sees how the target was spelled. One that makes no sense is answered with an error by its reading. */
function toPlain(incoming: IncomingMessage, target: RequestReading['target']): IncomingMessage {
  incoming.url = typeof target === 'object' ? target.canonicalPath + target.search : '/';
  return incoming;
}
