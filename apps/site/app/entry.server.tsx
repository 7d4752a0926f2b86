import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router-dom';
import { collectBytes } from '@showroom/web-server/collect-bytes';
import { CONTENT_SOURCES_HEADER } from '@showroom/web-server/content-security-policy';
import { logContext, requestFactsContext } from './request-context.ts';
import { listProviderSources } from './provider-sources.server.ts';
import type { loader as rootLoader } from './root.tsx';

const RENDER_TIMEOUT_MS = 5_000;

type RootData = Awaited<ReturnType<typeof rootLoader>>;

/**
 * Renders a page to the end before the first byte leaves: pages are kept and served again, and their inline
 * scripts are hashed into the page's own security policy, so nothing is gained by streaming.
 */
export default function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { cspNonce } = loadContext.get(requestFactsContext);
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={cspNonce} />,
      {
        nonce: cspNonce,
        onAllReady() {
          clearTimeout(timer);
          headers.set('Content-Type', 'text/html; charset=utf-8');
          // The root loader's own type: the router keeps the data of all routes in one untyped record.
          const root = routerContext.staticHandlerContext.loaderData['root'] as RootData | undefined;
          if (root) headers.set(CONTENT_SOURCES_HEADER, JSON.stringify(listProviderSources(root.facts)));
          collectBytes(pipe).then((html) => resolve(new Response(html, { headers, status: finalStatus })), reject);
        },
        onShellError: reject,
        onError() {
          // The error itself is reported once, by `handleError`; the page shows the boundary drawn for it.
          finalStatus = 500;
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS);
  });
}

/** Reports a bug once, with the request's id. A page that is missing, or a visitor who left, is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { requestId } = context.get(requestFactsContext);
  context.get(logContext).error('A request failed', { requestId, path: new URL(request.url).pathname, error });
};
