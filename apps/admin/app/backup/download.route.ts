import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { data } from 'react-router-dom';
import { backupsContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/download.route';

export const middleware = [allow('backup')];

/** The file of a backup, sent as it is read. */
export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const backups = args.context.get(backupsContext);
  const backup = await backups.find(args.params.name);
  if (backup === undefined) throw data(null, { status: 404 });
  // Node's and the web's stream types differ in name only.
  const body = Readable.toWeb(createReadStream(backups.fileOf(backup))) as ReadableStream;
  return new Response(body, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(backup.bytes),
      'Content-Disposition': `attachment; filename="${backup.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
