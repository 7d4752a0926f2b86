import { sql } from 'kysely';
import { columnsOf } from '../../database/columns-of.ts';
import { reader, viewOf } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { Store } from '../../store.ts';
import { editedKinds } from '../kinds/edited-kinds.ts';
import { findPathSeen } from '../redirects/redirect-moved-content.ts';
import { stateAt } from '../state-at.ts';
import { toColumns } from '../stored-content.ts';
import type { ContentPublicationTable, RedirectTable } from '../tables.ts';
import { readPreviewTicket, type PreviewSubject } from './preview-ticket.ts';

export interface Preview extends Pick<PreviewSubject, 'kind' | 'shows' | 'framedBy'> {
  readonly look: () => Look;
}

export interface Look {
  /** A store in which the draft is published. */
  readonly store: Store;
  /** Whether anything of the draft's kind was read since. If not, the draft makes no difference. */
  readonly isConcerned: () => boolean;
}

/** Undefined when the ticket is invalid or has expired, or its content was deleted. */
export async function openPreview(store: Store, ticket: string): Promise<Preview | undefined> {
  const subject = await readPreviewTicket(store, ticket);
  const published = subject && (await findPublication(store, subject));
  if (subject === undefined || published === undefined) return undefined;
  const { framedBy, kind, shows } = subject;
  const look = (): Look => {
    const { view, kindsRead } = viewOf(store, (database) =>
      shows === 'before' ? database.kysely : overlay(database, published),
    );
    return { store: view, isConcerned: () => kindsRead.has(kind) };
  };
  return { framedBy, kind, shows, look };
}

interface DraftPublication {
  readonly publication: ContentPublicationTable;
  /** From its former path, if the draft moves it. */
  readonly redirect: RedirectTable | undefined;
}

/** Returns what publishing a revision now would write. */
async function findPublication(
  store: Store,
  { id, kind: name, revision }: PreviewSubject,
): Promise<DraftPublication | undefined> {
  const kind = editedKinds.find((each) => each.name === name);
  if (kind === undefined) return undefined;
  const database = reader(store);
  const content = await database
    .selectFrom('content')
    .select('first_public_at')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const state = content && (await stateAt(database, kind, { id, revision, log: store.log }));
  if (state === undefined) return undefined;
  const now = store.now().toISOString();
  const first = content?.first_public_at ?? now;
  const path = kind.pathOf(state.slug, state.fields);
  const left = await findPathSeen(database, id, now);
  const isMoved = left !== undefined && path !== null && left !== path;
  return {
    publication: {
      content_id: id,
      revision: 0,
      ...toColumns(kind, state, first < now ? first : now),
      path,
      from_at: now,
      until_at: null,
      actor_kind: 'system',
      account_id: null,
      actor_name: null,
      created_at: now,
    },
    redirect: isMoved ? { path: left, content_id: id, target_path: null, active_from: now } : undefined,
  };
}

/** Replaces the content's publications in queries, without writing a row. */
function overlay({ kysely, tableSchema }: OpenDatabase, { publication, redirect }: DraftPublication): Reader {
  const tables = tableSchema === undefined ? kysely : kysely.withSchema(tableSchema);
  const published = kysely.with('content_publication', () =>
    tables
      .selectFrom('content_publication')
      .select(columnsOf(publication))
      .where('content_id', '<>', publication.content_id)
      .unionAll(selectRow(publication)),
  );
  const both =
    redirect === undefined
      ? published
      : published.with('redirect', () =>
          tables
            .selectFrom('redirect')
            .select(columnsOf(redirect))
            .where('path', '<>', redirect.path)
            .unionAll(selectRow(redirect)),
        );
  return both;
}

function selectRow<Row extends object>(row: Row) {
  return sql<Row>`select ${sql.join(columnsOf(row).map((column) => sql`${row[column]} as ${sql.ref(column)}`))}`;
}
