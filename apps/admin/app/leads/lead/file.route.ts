import { Readable } from 'node:stream';
import type { UploadType } from '@showroom/catalog-data/limits';
import { findLeadFile, findLeadPicture } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/file.route';

export const middleware = [allow('leads')];

/** Runs nothing, loads nothing, and can be framed only by our pages. */
const heldIn = "sandbox; default-src 'none'; frame-ancestors 'self'";

/**
 * An uploaded file as a download. With `show`, by its detected type: a picture, whole or `small`, or a PDF for a
 * frame of the lead’s page. Nothing else is ever shown inline.
 */
export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const { leadId, fileId } = args.params;
  const shown = args.url.searchParams.get('show');
  const file = await findLeadFile(store, leadId, fileId);
  if (!file) throw data(null, { status: 404 });
  if (shown !== null && (shown === 'small' || !isKnownToBrowsers(file.type))) {
    const picture = await findLeadPicture(store, { leadId, fileId, size: shown === 'small' ? 'small' : 'whole' });
    if (picture === null) throw data(null, { status: 404 });
    const name = file.originalName.replace(/\.\w+$/, '.webp');
    return toResponse(new Uint8Array(picture), { type: 'image/webp', byteSize: picture.byteLength, name }, 'inline');
  }
  // Node’s and the web’s stream types differ in name only.
  const body = Readable.toWeb(file.read()) as ReadableStream;
  return toResponse(body, { ...file, name: file.originalName }, shown === null ? 'attachment' : 'inline');
}

/** A HEIC is converted, as few browsers show it. */
function isKnownToBrowsers(type: UploadType): boolean {
  return type !== 'image/heic' && type !== 'image/heif';
}

function toResponse(
  body: BodyInit,
  { type, byteSize, name }: { readonly type: string; readonly byteSize: number; readonly name: string },
  disposition: 'attachment' | 'inline',
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(byteSize),
      'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeHeaderText(name)}`,
      'Content-Security-Policy': heldIn,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}

/** A text as a header's parameter carries it: https://www.rfc-editor.org/rfc/rfc8187#section-3.2.1 */
function encodeHeaderText(text: string): string {
  return encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
