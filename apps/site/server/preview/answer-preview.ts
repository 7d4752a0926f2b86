import { openPreview, readPreviewUrl, toPreviewPath, type Preview, type Store } from '@showroom/store/site';
import type { RequestInfo } from '@showroom/web-server/handle-request';
import { CONTENT_SOURCES_HEADER } from '@showroom/web-server/content-security-policy';
import { createConcernFinder, type ConcernParts } from './list-concerned.ts';

/** Responds to requests with a preview ticket, with 404 for an invalid one; undefined for other requests. */
export type AnswerPreview = (request: Request, info: RequestInfo) => Promise<Response | undefined>;

/**
 * Creates what answers requests with a ticket in their query: the page, rendered by its own route from a store in which the
 * ticket's draft is published. It is not cached, indexed or counted, and only the admin can frame it. The page keeps the ticket
 * in its URL, and so do the requests of its filters and sort.
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
    const target = readPreviewUrl(request.url);
    if (target === undefined) return undefined;
    const { page, ticket } = target;
    const notFound = new Response('Not found\n', { status: 404, headers: privateHeaders });
    if (request.method !== 'GET') return notFound;
    if (page === null) {
      const paths = await listConcerned(ticket, request.url);
      return paths === undefined ? notFound : Response.json(paths, { headers: privateHeaders });
    }
    const preview = await openPreview(parts.store, ticket);
    if (preview === undefined) return notFound;
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

const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The ticket is in the URL.
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
  for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value);
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

/** Keeps the ticket in redirects. */
function followTo(location: string, page: URL, ticket: string): string {
  const { origin, pathname, search } = new URL(location, page);
  return origin === page.origin ? toPreviewPath(pathname + search, ticket) : location;
}

function frameBy({ framedBy }: Preview, sources: string | null): string {
  return JSON.stringify({ ...Object(JSON.parse(sources ?? '{}')), 'frame-ancestors': [framedBy] });
}

/** Disables links: they would lead to the published pages, or out of the frame. */
const SCRIPT = `addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (link && !link.getAttribute('href').startsWith('#')) event.preventDefault();
}, true)`;

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
