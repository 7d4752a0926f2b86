import type { ActivityTable } from '../activity/tables.ts';
import type { Bit, Instant, JsonText } from '../database/column-types.ts';

/** Who made a change. */
type By = Pick<ActivityTable, 'actor_kind' | 'account_id' | 'actor_name'>;

/** For lists and searches; derived from the fields by the kind. */
interface Listed {
  title: string;
  category: string | null;
  status: string | null;
  is_featured: Bit;
  /** A day and a time; lists show the latest first. */
  sort_key: string;
  /** What lists show, as JSON; empty for a kind without long texts, whose fields they read. */
  brief: JsonText;
}

/** For sorting in the admin; derived from the fields as well. */
interface Sorted {
  /** Folded. */
  sort_title: string;
  /** The author of a post or the client of a work, folded. */
  sort_person: string | null;
  price_cents: number | null;
  quantity: number | null;
}

/** The latest saved version, published or not. */
export interface ContentTable extends Listed, Sorted {
  id: string;
  kind: string;
  slug: string;
  /** 0 while the slug follows the title. */
  is_slug_chosen: Bit;
  /** Number of accepted changes. */
  revision: number;
  fields: JsonText;
  /** 1 when the fields differ from what is published or scheduled. */
  has_unpublished_changes: Bit;
  /** When visitors see any version of it; both null when they don't and won't. */
  public_from: Instant | null;
  public_until: Instant | null;
  first_public_at: Instant | null;
  /** Folded words for the search, each once. */
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Instant | null;
}

/** When visitors see a version: now, in the past (history) or in the future (schedule). */
export interface ContentPublicationTable extends Listed, By {
  content_id: string;
  revision: number;
  kind: string;
  slug: string;
  path: string | null;
  fields: JsonText;
  from_at: Instant;
  /** The first instant at which visitors no longer see it. */
  until_at: Instant | null;
  created_at: Instant;
}

/**
 * An accepted change. All changes in order give the current version. After a day, only the last saved draft of ten minutes is kept
 * (thin-history.ts).
 */
export interface ContentChangeTable extends By {
  content_id: string;
  revision: number;
  action: string;
  /** The fields that changed, with their new values, including the slug. */
  fields: JsonText;
  at: Instant;
}

/** Which content shows which other: a medium or tag by id, a catalogue product by path. */
export interface ContentReferenceTable {
  content_id: string;
  /** The publication that shows it; 0 for the latest saved version. */
  revision: number;
  target_id: string;
}

export interface RedirectTable {
  path: string;
  /** The content whose page was there: it redirects to its current page. Null for the owner's own redirects. */
  content_id: string | null;
  /** For the owner's own redirects. */
  target_path: string | null;
  active_from: Instant;
}

export interface ContentVersionTable {
  id: number;
  version: number;
}

export interface ContentTables {
  content: ContentTable;
  content_publication: ContentPublicationTable;
  content_change: ContentChangeTable;
  content_reference: ContentReferenceTable;
  redirect: RedirectTable;
  content_version: ContentVersionTable;
}
