import type { RoomFileOrder } from './room-file-job.ts';
import { hashRoomFile, type RoomFiles } from './room-files.server.ts';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;

const KEEP_FOR_GOOD = 'public, max-age=31536000, immutable';
/** For the URL of an earlier version, which now shows the present one. */
const KEEP_SHORTLY = 'public, max-age=300';

/** A request for a file of a room. */
export interface RoomFileRequest {
  readonly request: Request;
  readonly files: RoomFiles;
  readonly order: RoomFileOrder;
  readonly format: keyof typeof types;
  /** That the URL names, and the present one. */
  readonly askedVersion: string;
  readonly version: string;
  /** Whether there are too many new ones: seconds to wait, or 0. */
  readonly mayMake: () => Promise<number>;
}

/** Sends a file of a room, or says why there is none. */
export async function sendRoomFile(asked: RoomFileRequest): Promise<Response> {
  const { request, files, order, format, version } = asked;
  const headers = {
    'Cache-Control': asked.askedVersion === version ? KEEP_FOR_GOOD : KEEP_SHORTLY,
    ETag: `"${hashRoomFile(order, version)}"`,
  };
  // A browser that has it can keep it, even if it was removed here.
  if (request.headers.get('If-None-Match')?.includes(headers.ETag)) return new Response(null, { status: 304, headers });
  const found = await files.find(order, version, asked.mayMake);
  switch (found.kind) {
    case 'found':
      return new Response(found.data, {
        headers: { ...headers, 'Content-Type': types[format], 'Content-Length': `${found.data.byteLength}` },
      });
    case 'too-many':
      return explainNoRoomFile(429, 'Too many new pictures. Try again in a minute.', found.retryAfterS);
    case 'busy':
      return explainNoRoomFile(503, 'The server is busy. Try again in a few seconds.', found.retryAfterS);
    case 'failed':
      return explainNoRoomFile(500, 'This picture can’t be shown at the moment.');
  }
}

export function explainNoRoomFile(status: number, message: string, retryAfterS?: number): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  if (retryAfterS !== undefined) headers.set('Retry-After', `${retryAfterS}`);
  return new Response(`${message}\n`, { status, headers });
}
