import type { ExpressionBuilder } from 'kysely';
import type { Instant } from '../../database/column-types.ts';
import type { Tables } from '../../database/schema.ts';

type ContentExpressions = ExpressionBuilder<Tables, 'content'>;

/** Whether `listUses` would find any use. */
export function isUsed(eb: ContentExpressions, now: Instant) {
  return eb.exists(
    usesOf(eb)
      .where('user.deleted_at', 'is', null)
      .where((use) =>
        use.or([use('use.revision', '=', 0), use('state.until_at', 'is', null), use('state.until_at', '>', now)]),
      ),
  );
}

/** Whether content that was deleted since an instant, and can be restored, used it when it was deleted. */
export function isUsedByDeleted(eb: ContentExpressions, since: Instant) {
  return eb.exists(
    usesOf(eb)
      .where('user.deleted_at', '>=', since)
      .where((use) => use.or([use('use.revision', '=', 0), use('state.until_at', '=', use.ref('user.deleted_at'))])),
  );
}

/** Joins the referring content (`user`), the reference (`use`) and its publication (`state`). */
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
