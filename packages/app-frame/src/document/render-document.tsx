import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
} from 'react-router-dom';
import { NonceContext } from './nonce.ts';
import { logContext, requestFactsContext } from '../requests/request-context.ts';

const RENDER_TIMEOUT_MS = 5_000;

export interface RenderDocumentOptions {
  /** Adds headers that follow from what a page's loaders answered, by the routes' ids. */
  readonly addHeaders?: (headers: Headers, loaderData: LoaderData) => void;
}

type LoaderData = EntryContext['staticHandlerContext']['loaderData'];

/**
 * Renders pages to the end before the first byte leaves: they are cached and served again, and their inline scripts are hashed
 * into the page's own security policy, so nothing is gained by streaming.
 */
export function createDocumentHandler({ addHeaders }: RenderDocumentOptions = {}): HandleDocumentRequestFunction {
  return async (request, status, headers, context, loadContext) => {
    const { cspNonce } = loadContext.get(requestFactsContext);
    const { html, hasFailed } = await renderPage(
      <NonceContext value={cspNonce}>
        <ServerRouter context={context} url={request.url} nonce={cspNonce} />
      </NonceContext>,
      cspNonce,
    );
    const { loaderData } = context.staticHandlerContext;
    headers.set('Content-Type', 'text/html; charset=utf-8');
    addHeaders?.(headers, loaderData);
    return new Response(html, { headers, status: hasFailed ? 500 : status });
  };
}

interface RenderedPage {
  readonly html: string;
  /** A part of it is shown by the boundary drawn for a bug. */
  readonly hasFailed: boolean;
}

function renderPage(page: React.ReactElement, nonce: string): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A long page would come with its late parts hidden, for a script to show them: without JavaScript they would stay so.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then((html) => resolve({ html, hasFailed }), reject);
      },
      onShellError: reject,
      onError() {
        // The error itself is reported once, by `handleError`; the page shows the boundary drawn for it.
        hasFailed = true;
      },
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS);
  });
}

/** Reports a bug once, with the request's id. A page that is missing, or a visitor who left, is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { requestId } = context.get(requestFactsContext);
  context.get(logContext).error('A request failed', { requestId, path: new URL(request.url).pathname, error });
};
