import { collectBytes } from '@showroom/web-server/collect-bytes';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
} from 'react-router-dom';
import { DrawPartContext } from './cached-part.tsx';
import { createPartCache } from './part-cache.tsx';
import { logContext, requestFactsContext } from '../requests/request-context.ts';

const RENDER_TIMEOUT_MS = 5_000;

export interface RenderDocumentOptions {
  /** Adds headers that follow from what a page's loaders answered, by the routes' ids. */
  readonly addHeaders?: (headers: Headers, loaderData: EntryContext['staticHandlerContext']['loaderData']) => void;
}

/**
 * Renders pages to the end before the first byte leaves: they are kept and served again, and their inline scripts are
 * hashed into the page's own security policy, so nothing is gained by streaming.
 */
export function createDocumentHandler({ addHeaders }: RenderDocumentOptions = {}): HandleDocumentRequestFunction {
  const drawPart = createPartCache();
  return (request, status, headers, routerContext, loadContext) => {
    const { cspNonce } = loadContext.get(requestFactsContext);
    return new Promise<Response>((resolve, reject) => {
      let finalStatus = status;
      const { pipe, abort } = renderToPipeableStream(
        <DrawPartContext value={drawPart}>
          <ServerRouter context={routerContext} url={request.url} nonce={cspNonce} />
        </DrawPartContext>,
        {
          nonce: cspNonce,
          onAllReady() {
            clearTimeout(timer);
            headers.set('Content-Type', 'text/html; charset=utf-8');
            addHeaders?.(headers, routerContext.staticHandlerContext.loaderData);
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
  };
}

/** Reports a bug once, with the request's id. A page that is missing, or a visitor who left, is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { requestId } = context.get(requestFactsContext);
  context.get(logContext).error('A request failed', { requestId, path: new URL(request.url).pathname, error });
};
