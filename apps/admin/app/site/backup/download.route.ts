import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { data, redirect } from 'react-router-dom';
import { backupsContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/download.route';
import { toDownloadPath } from './backup-path.ts';
import { describeBackup } from './describe-backup.ts';

export const middleware = [allow('backup')];

/** A backup’s file as a stream. It contains all password hashes, so it needs confirmation. */
export async function loader(args: Route.LoaderArgs) {
  const { isConfirmed, actor } = requireSession(args);
  const backups = args.context.get(backupsContext);
  const backup = await backups.find(args.params.name);
  if (backup === undefined) throw data(null, { status: 404 });
  if (!isConfirmed) return redirect(toDownloadPath(backup.name));
  await backups.noteDownload(backup.name, { actor, as: describeBackup(backup) });
  // Node’s and the web’s stream types differ in name only.
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
