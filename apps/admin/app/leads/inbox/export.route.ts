import { Readable } from 'node:stream';
import { noteLeadsExport, streamLeadsCsv } from '@showroom/store/admin';
import { shopDayOf } from '@showroom/store/rules';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/export.route';
import { parseInboxView, toLeadFilter } from '../lead-filter-url.ts';

export const middleware = [allow('leads')];

/** Exports all pages of the inbox for a spreadsheet, as a stream. */
export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireSession(args);
  const view = parseInboxView(new URL(args.request.url).searchParams);
  const store = args.context.get(storeContext);
  await store.write({ actor }, noteLeadsExport);
  const pieces = streamLeadsCsv(store, toLeadFilter(view));
  const day = shopDayOf(store.now());
  // Node’s and the web’s stream types differ in name only. Each part is read when the last one was sent.
  const body = Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream;
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${day}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
