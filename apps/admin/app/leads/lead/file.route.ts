import { Readable } from 'node:stream';
import { findLeadFile } from '@showroom/store/admin/find-lead';
import { data } from 'react-router-dom';
import { storeContext } from '../../request-context.ts';
import { allow } from '../../session/allow.server.ts';
import { requireSession } from '../../session/require-session.server.ts';
import type { Route } from './+types/file.route';

export const middleware = [allow('leads')];

/** One uploaded file, always as a download: a stranger's file is never shown on this origin. */
export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const file = await findLeadFile(args.context.get(storeContext), args.params.leadId, args.params.fileId);
  if (!file) throw data(null, { status: 404 });
  // Node's and the web's stream types differ in name only.
  const body = Readable.toWeb(file.read()) as ReadableStream;
  return new Response(body, {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(file.byteSize),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeHeaderText(file.originalName)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
    },
  });
}

/** A text as a header's parameter carries it: https://www.rfc-editor.org/rfc/rfc8187#section-3.2.1 */
function encodeHeaderText(text: string): string {
  return encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
