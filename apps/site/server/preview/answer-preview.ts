import {
  openPreview,
  PREVIEW_PATH,
  readPreviewUrl,
  toPreviewPath,
  type Preview,
  type Store,
} from '@showroom/store/site';
import type { RequestInfo } from '@showroom/web-server/handle-request';
import { CONTENT_SOURCES_HEADER } from '@showroom/web-server/content-security-policy';
import { createConcernFinder, type ConcernParts } from './list-concerned.ts';

/** Answers what is asked for with a ticket; undefined for every other request, and where the ticket is not good. */
export type AnswerPreview = (request: Request, info: RequestInfo) => Promise<Response | undefined>;

/**
 * Creates what answers for pages under `/preview`: the true page, drawn by its own route from a store in which the draft of the
 * ticket is published. It is kept by no cache, listed nowhere, counted by no one, and stands in frames of the admin alone.
 */
export function createPreviewAnswerer(
  parts: Omit<ConcernParts, 'draw'> & { readonly draw: DrawPreview },
): AnswerPreview {
  const noOne = { requestId: 'preview', clientIp: '', cspNonce: '' };
  const listConcerned = createConcernFinder({
    ...parts,
    draw: (request, store) => parts.draw(request, store, noOne),
  });

  return async (request, info) => {
    const target = request.method === 'GET' ? readPreviewUrl(request.url) : undefined;
    if (target === undefined) return undefined;
    const { page, ticket } = target;
    if (page === null) {
      const paths = await listConcerned(ticket, request.url);
      return paths && Response.json(paths, { headers: seenByNobody });
    }
    const preview = await openPreview(parts.store, ticket);
    if (preview === undefined) return undefined;
    const asked = new Request(page, { headers: request.headers, signal: request.signal });
    return toPreview(await parts.draw(asked, preview.look().store, info), {
      page,
      ticket,
      preview,
      cspNonce: info.cspNonce,
    });
  };
}

type DrawPreview = (request: Request, store: Store, info: RequestInfo) => Promise<Response>;

const seenByNobody = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The ticket stands in the address.
  'Referrer-Policy': 'no-referrer',
};

interface DrawnPreview {
  readonly page: URL;
  readonly ticket: string;
  readonly preview: Preview;
  readonly cspNonce: string;
}

async function toPreview(drawn: Response, { page, ticket, preview, cspNonce }: DrawnPreview): Promise<Response> {
  const headers = new Headers(drawn.headers);
  for (const [name, value] of Object.entries(seenByNobody)) headers.set(name, value);
  headers.set(CONTENT_SOURCES_HEADER, frameBy(preview, headers.get(CONTENT_SOURCES_HEADER)));
  const location = headers.get('Location');
  if (location !== null) headers.set('Location', followTo(location, page, ticket));
  const { status, statusText } = drawn;
  if (!(headers.get('Content-Type') ?? '').startsWith('text/html')) {
    return new Response(drawn.body, { status, statusText, headers });
  }
  headers.delete('Content-Length');
  return new Response(markPreview(await drawn.text(), preview, cspNonce), { status, statusText, headers });
}

/** A page that has moved is looked at where it went. */
function followTo(location: string, page: URL, ticket: string): string {
  const { origin, pathname, search } = new URL(location, page);
  return origin === page.origin ? toPreviewPath(pathname + search, ticket) : location;
}

function frameBy({ framedBy }: Preview, sources: string | null): string {
  return JSON.stringify({ ...Object(JSON.parse(sources ?? '{}')), 'frame-ancestors': [framedBy] });
}

/**
 * From here on the page believes that it stands at its own address, and so do its scripts. A link would lead on to what
 * visitors see now, or out of the frame: none leads anywhere. The list that a filter or a sort asks for is one of the preview.
 */
const SCRIPT = `(() => {
  const url = new URL(location.href);
  const ticket = url.searchParams.get('ticket');
  url.searchParams.delete('ticket');
  history.replaceState(null, '', (url.pathname.slice(${PREVIEW_PATH.length}) || '/') + url.search + url.hash);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (link && !link.getAttribute('href').startsWith('#')) event.preventDefault();
  }, true);
  const fetchAsVisitor = window.fetch;
  window.fetch = (asked, options) => {
    const data = new URL(asked instanceof Request ? asked.url : asked, location.href);
    if (data.origin !== location.origin || !data.pathname.endsWith('.data')) return fetchAsVisitor(asked, options);
    data.pathname = '${PREVIEW_PATH}' + data.pathname;
    data.searchParams.set('ticket', ticket);
    return fetchAsVisitor(data, options);
  };
})()`;

const MARK_STYLE = [
  'position:fixed',
  'z-index:99',
  'left:50%',
  'bottom:12px',
  'transform:translateX(-50%)',
  'margin:0',
  'padding:4px 14px',
  'border-radius:99px',
  'background:#22302c',
  'color:#fff',
  'font:500 14px/1.5 sans-serif',
  'white-space:nowrap',
].join(';');

function markPreview(html: string, { shows }: Preview, cspNonce: string): string {
  const mark = shows === 'after' ? `<p data-preview style="${MARK_STYLE}">Preview: not published</p>` : '';
  return html
    .replace('<head>', () => `<head><script nonce="${cspNonce}">${SCRIPT}</script>`)
    .replace('</body>', () => `${mark}</body>`);
}
