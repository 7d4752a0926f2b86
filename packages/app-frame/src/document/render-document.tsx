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
  /** Adds headers that depend on loader data, by route id. */
  readonly addHeaders?: (headers: Headers, loaderData: LoaderData) => void;
}

type LoaderData = EntryContext['staticHandlerContext']['loaderData'];

/**
 * Renders pages completely before sending: they are cached, and their inline scripts are hashed for the security policy, so
 * streaming would gain nothing.
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
  /** An error boundary is shown in part of it. */
  readonly hasFailed: boolean;
}

function renderPage(page: React.ReactElement, nonce: string): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Otherwise React would hide late parts of a long page until a script runs, and they would stay hidden without JavaScript.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then((html) => resolve({ html, hasFailed }), reject);
      },
      onShellError: reject,
      onError() {
        // `handleError` reports the error; the page shows its boundary.
        hasFailed = true;
      },
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS);
  });
}

/** Reports a bug once, with the request's id. Missing pages and aborted requests are not bugs. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { requestId } = context.get(requestFactsContext);
  context.get(logContext).error('A request failed', { requestId, path: new URL(request.url).pathname, error });
};
