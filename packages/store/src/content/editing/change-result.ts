import type { ActivityTable } from '../../activity/tables.ts';
import type { Actor } from '../../database/write-transaction.ts';
import type { FieldIssue } from '../content-kind.ts';
import type { Content } from '../stored-content.ts';

export type ContentAction =
  | 'saved'
  | 'published'
  | 'scheduled'
  | 'unpublished'
  | 'end-scheduled'
  | 'schedule-cancelled'
  | 'draft-discarded'
  | 'restored'
  | 'deleted'
  | 'undeleted';

/** An accepted change. */
export interface ContentChange {
  revision: number;
  action: ContentAction;
  /** The changed fields; none if it only published or scheduled. */
  fields: string[];
  at: string;
  actorKind: ActivityTable['actor_kind'];
  /** Current name of the account, or its last one if it was deleted. Null for the store itself. */
  actorName: string | null;
}

/** Why a change was rejected. Nothing was written. */
export type ContentRefusal =
  | { ok: false; code: 'invalid'; issues: FieldIssue[] }
  /** Someone else changed it: their changes, oldest first, and the current revision. */
  | { ok: false; code: 'stale'; revision: number; changes: ContentChange[] }
  | { ok: false; code: 'slug-taken'; slug: string; takenBy: { id: string; title: string } }
  | { ok: false; code: 'not-found' };

export type ContentResult<Fields extends object> = { ok: true; content: Content<Fields> } | ContentRefusal;

export function actorColumns(actor: Actor) {
  return {
    actor_kind: actor.kind,
    account_id: actor.kind === 'account' ? actor.accountId : null,
    actor_name: actor.kind === 'account' ? actor.username : null,
  };
}
