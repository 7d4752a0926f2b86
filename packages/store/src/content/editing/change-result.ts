import type { ActivityTable } from '../../activity/tables.ts';
import type { Actor } from '../../database/write-transaction.ts';
import type { FieldIssue } from '../content-kind.ts';
import type { Content } from '../stored-content.ts';

/** What was done to a thing. Kept as text: another deed is no change of a table. */
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

/** One accepted change, for whoever has to know what was done in the meantime. */
export interface ContentChange {
  revision: number;
  action: ContentAction;
  /** The fields that it changed; none when it only published or scheduled. */
  fields: string[];
  /** ISO 8601, UTC. */
  at: string;
  actorKind: ActivityTable['actor_kind'];
  /** Whose account it was, by name; once that is gone, as it was called then. Null for the store itself. */
  actorName: string | null;
}

/** Why a change was not accepted. Nothing was written. */
export type ContentRefusal =
  | { ok: false; code: 'invalid'; issues: FieldIssue[] }
  /** Others were quicker: what they changed since the revision named, the oldest first, and the revision there is now. */
  | { ok: false; code: 'stale'; revision: number; changes: ContentChange[] }
  /** The slug belongs to another one of the kind. */
  | { ok: false; code: 'slug-taken'; slug: string; takenBy: { id: string; title: string } }
  /** It does not exist. */
  | { ok: false; code: 'not-found' };

export type ContentResult<Fields extends object> = { ok: true; content: Content<Fields> } | ContentRefusal;

/** Who makes a change, as columns. */
export function actorColumns(actor: Actor) {
  return {
    actor_kind: actor.kind,
    account_id: actor.kind === 'account' ? actor.accountId : null,
    actor_name: actor.kind === 'account' ? actor.username : null,
  };
}
