import { Readable } from 'node:stream';
import { findLeadFile } from '@showroom/store/admin/find-lead';
import { data } from 'react-router-dom';
import { storeContext } from '../../request-context.ts';
import { allow } from '../../session/allow.server.ts';
import { requireSession } from '../../session/require-session.server.ts';
import type { Route } from './+types/file.route';

export const middleware = [allow('leads')];

/**
 * One uploaded file: a picture as such where it is asked for so, which its content was found to be when it came; anything else
 * as a download. Neither runs anything: a page cannot be made of it.
 */
export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const file = await findLeadFile(args.context.get(storeContext), args.params.leadId, args.params.fileId);
  if (!file) throw data(null, { status: 404 });
  const isShown = file.type.startsWith('image/') && args.url.searchParams.has('show');
  // Node's and the web's stream types differ in name only.
  const body = Readable.toWeb(file.read()) as ReadableStream;
  return new Response(body, {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(file.byteSize),
      'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeHeaderText(file.originalName)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}

/** A text as a header's parameter carries it: https://www.rfc-editor.org/rfc/rfc8187#section-3.2.1 */
function encodeHeaderText(text: string): string {
  return encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
