import type { ExpressionBuilder } from 'kysely';
import type { Instant } from '../../database/column-types.ts';
import type { Tables } from '../../database/schema.ts';

type ContentExpressions = ExpressionBuilder<Tables, 'content'>;

/** Whether anything shows a thing, as `listUses` tells it. */
export function isUsed(eb: ContentExpressions, now: Instant) {
  return eb.exists(
    usesOf(eb)
      .where('user.deleted_at', 'is', null)
      .where((use) =>
        use.or([use('use.revision', '=', 0), use('state.until_at', 'is', null), use('state.until_at', '>', now)]),
      ),
  );
}

/** Whether anything that was deleted since then showed a thing when it was deleted: brought back, it shows it again. */
export function isUsedByDeleted(eb: ContentExpressions, since: Instant) {
  return eb.exists(
    usesOf(eb)
      .where('user.deleted_at', '>=', since)
      .where((use) => use.or([use('use.revision', '=', 0), use('state.until_at', '=', use.ref('user.deleted_at'))])),
  );
}

/** What refers to a thing: who does (`user`), in which state (`use`), and when visitors see that (`state`). */
function usesOf(eb: ContentExpressions) {
  return eb
    .selectFrom('content_reference as use')
    .innerJoin('content as user', 'user.id', 'use.content_id')
    .leftJoin('content_publication as state', (join) =>
      join.onRef('state.content_id', '=', 'use.content_id').onRef('state.revision', '=', 'use.revision'),
    )
    .select('use.target_id')
    .whereRef('use.target_id', '=', 'content.id')
    .whereRef('use.content_id', '!=', 'content.id');
}
