import { collectBytes } from '@showroom/web-server/collect-bytes';
import { WholeResponse } from '@showroom/web-server/whole-response';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
} from 'react-router-dom';
import { PartPlacerContext } from './cached-part.tsx';
import { toBrowserSettings } from './browser-settings.ts';
import { writeHandOver } from './hand-over.ts';
import { createPartCache, createPartPlaces } from './part-cache.tsx';
import { logContext, requestFactsContext } from '../requests/request-context.ts';

const RENDER_TIMEOUT_MS = 5_000;

export interface RenderDocumentOptions {
  /** Adds headers that follow from what a page's loaders answered, by the routes' ids. */
  readonly addHeaders?: (headers: Headers, loaderData: LoaderData) => void;
  /** What follows from them at the end of the head, as HTML; React leaves it there. The same for all states of a page. */
  readonly writeHead?: (loaderData: LoaderData) => string;
  /** `low`: the scripts that a page asks for come after what it is drawn with. Default: as the browser sees fit, before it. */
  readonly scripts?: 'low';
}

type LoaderData = EntryContext['staticHandlerContext']['loaderData'];

/**
 * Renders pages to the end before the first byte leaves: they are kept and served again, and their inline scripts are
 * hashed into the page's own security policy, so nothing is gained by streaming.
 */
export function createDocumentHandler({
  addHeaders,
  writeHead,
  scripts,
}: RenderDocumentOptions = {}): HandleDocumentRequestFunction {
  const cache = createPartCache();
  return async (request, status, headers, { serverHandoffStream, ...context }, loadContext) => {
    const { cspNonce } = loadContext.get(requestFactsContext);
    const routerContext = { ...context, serverHandoffString: toBrowserSettings(context.serverHandoffString ?? '{}') };
    const { actionData, errors, loaderData } = routerContext.staticHandlerContext;
    const drawPage = (drawn: EntryContext) => <ServerRouter context={drawn} url={request.url} nonce={cspNonce} />;
    const renderMeta: EntryContext['renderMeta'] = {};
    const places = createPartPlaces(cache);
    const atOnce = renderAtOnce(
      <PartPlacerContext value={places}>{drawPage({ ...routerContext, renderMeta })}</PartPlacerContext>,
    );
    const number = () => readNumbered(serverHandoffStream);
    const handOver = () => writeHandOver({ loaderData, actionData, errors }, number);
    const drawWithPauses = () => {
      const numbered = number();
      const drawn = { ...routerContext, renderMeta: {}, ...(numbered && { serverHandoffStream: numbered }) };
      return renderWithPauses(drawPage(drawn), cspNonce);
    };
    const { html, hasFailed } =
      atOnce === null
        ? await drawWithPauses()
        : {
            html: places.fill(
              renderMeta.didRenderScripts === true ? addScript(atOnce, await handOver(), cspNonce) : atOnce,
            ),
            hasFailed: false,
          };
    headers.set('Content-Type', 'text/html; charset=utf-8');
    addHeaders?.(headers, loaderData);
    const page = addToHead(html, writeHead?.(loaderData) ?? '');
    return new WholeResponse(scripts === 'low' ? withLateScripts(page) : page, {
      headers,
      status: hasFailed ? 500 : status,
    });
  };
}

/** What the router has numbered: in a build when it is asked (see production-router.mjs), while developing by itself. */
function readNumbered(stream: ReadableStream<Uint8Array> | (() => ReadableStream<Uint8Array>) | undefined) {
  return typeof stream === 'function' ? stream() : stream;
}

/** What React writes where a part was not there at once. */
const LEFT_OUT = '<!--$!-->';

/** Renders a page into one text, as nearly all can be. Null when a part of it is waited for, or has a bug. */
function renderAtOnce(page: ReactElement): string | null {
  try {
    const html = renderToString(page);
    return html.includes(LEFT_OUT) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    // Whether it is a bug, or something to wait for, is told by the other way.
    return null;
  }
}

const END = '</body></html>';

/** It is added to the text, as an element more would change the ids that the browser counts. */
function addScript(html: string, text: string, nonce: string): string {
  if (!html.endsWith(END)) throw new Error('A page does not end as a document does');
  return `${html.slice(0, -END.length)}<script nonce="${nonce}">${text}</script>${END}`;
}

const HEAD_END = '</head>';

type Html = string | Uint8Array<ArrayBuffer>;

function addToHead(page: Html, text: string): Html {
  return text === '' ? page : toText(page).replace(HEAD_END, () => text + HEAD_END);
}

/** The router's own links say nothing of it, and a browser takes what they name before typefaces and pictures. */
function withLateScripts(page: Html): string {
  const [head = '', ...rest] = toText(page).split(HEAD_END);
  return [head.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"'), ...rest].join(HEAD_END);
}

function toText(page: Html): string {
  return typeof page === 'string' ? page : new TextDecoder().decode(page);
}

interface RenderedPage {
  readonly html: Uint8Array<ArrayBuffer>;
  /** A part of it is shown by the boundary drawn for a bug. */
  readonly hasFailed: boolean;
}

/** Renders a page and waits for all of its parts. */
function renderWithPauses(page: ReactElement, nonce: string): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A long page would come with its late parts hidden, for a script to show them: who has none would never see them.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        collectBytes(pipe).then((html) => resolve({ html, hasFailed }), reject);
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
