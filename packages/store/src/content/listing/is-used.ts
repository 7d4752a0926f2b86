import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../database/schema.ts';

/** Whether anything shows a thing, as `listUses` tells it. */
export function isUsed(eb: ExpressionBuilder<Tables, 'content'>, now: string) {
  return eb.exists(
    eb
      .selectFrom('content_reference as use')
      .innerJoin('content as user', 'user.id', 'use.content_id')
      .leftJoin('content_publication as state', (join) =>
        join.onRef('state.content_id', '=', 'use.content_id').onRef('state.revision', '=', 'use.revision'),
      )
      .select('use.target_id')
      .whereRef('use.target_id', '=', 'content.id')
      .whereRef('use.content_id', '!=', 'content.id')
      .where('user.deleted_at', 'is', null)
      .where((inner) =>
        inner.or([
          inner('use.revision', '=', 0),
          inner('state.until_at', 'is', null),
          inner('state.until_at', '>', now),
        ]),
      ),
  );
}
