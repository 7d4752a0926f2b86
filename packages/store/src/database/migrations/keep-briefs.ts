import type { Kysely } from 'kysely';
import type { ContentKind } from '../../content/content-kind.ts';
import { posts } from '../../content/kinds/post.ts';
import { readFields, writeBrief } from '../../content/stored-content.ts';
import { silentLog } from '../../store-log.ts';
import type { Tables } from '../schema.ts';

/** Kinds of which lists show less than they hold. */
const briefKinds: readonly ContentKind[] = [posts];

const AT_ONCE = 200;

/**
 * Makes what lists show of all that is kept, as this version makes it: at the end of a migration that has it say something else.
 * Damage is told when the thing itself is read.
 */
export async function keepBriefs(db: Kysely<Tables>): Promise<void> {
  for (const kind of briefKinds) {
    await keepLatest(db, kind);
    await keepPublished(db, kind);
  }
}

async function keepLatest(db: Kysely<Tables>, kind: ContentKind): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('content')
      .select(['id', 'fields'])
      .where('kind', '=', kind.name)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const brief = writeBrief(kind, readFields(kind, row, silentLog));
      await db.updateTable('content').set({ brief }).where('id', '=', row.id).execute();
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? '';
  }
}

async function keepPublished(db: Kysely<Tables>, kind: ContentKind): Promise<void> {
  for (let after = { id: '', revision: 0 }; ;) {
    const rows = await db
      .selectFrom('content_publication')
      .select(['content_id', 'revision', 'fields'])
      .where('kind', '=', kind.name)
      .where((eb) => eb(eb.refTuple('content_id', 'revision'), '>', eb.tuple(after.id, after.revision)))
      .orderBy('content_id')
      .orderBy('revision')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const { content_id: id, revision } = row;
      const brief = writeBrief(kind, readFields(kind, row, silentLog));
      const one = db.updateTable('content_publication').set({ brief }).where('content_id', '=', id);
      await one.where('revision', '=', revision).execute();
      after = { id, revision };
    }
    if (rows.length < AT_ONCE) return;
  }
}
