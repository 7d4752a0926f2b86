import type { ActivityTable } from '../activity/tables.ts';
import type { Bit, Instant, JsonText } from '../database/column-types.ts';

/** Who made a change, as the activity tells it too. */
type By = Pick<ActivityTable, 'actor_kind' | 'account_id' | 'actor_name'>;

/** What lists and searches go by. It follows from the fields, by the definition of the kind. */
interface Listed {
  title: string;
  category: string | null;
  status: string | null;
  is_featured: Bit;
  /** An instant as text, or a day and the time of one: lists show the latest first. */
  sort_key: string;
  /** What they show of it, as JSON; empty for a kind without long texts, of which they read the fields. */
  brief: JsonText;
}

/** What lists of the admin alone are sorted by; it follows from the fields as well. */
interface Sorted {
  /** The title, folded. */
  sort_title: string;
  /** Whose it is, folded: the author of a post, the client of a work. */
  sort_person: string | null;
  price_cents: number | null;
  quantity: number | null;
}

/** A thing that the owner edits, as the admin sees it: its latest saved state, published or not. */
export interface ContentTable extends Listed, Sorted {
  id: string;
  kind: string;
  slug: string;
  /** 0 while the slug follows the title. */
  is_slug_chosen: Bit;
  /** Counts accepted changes, from 1. */
  revision: number;
  fields: JsonText;
  /** 1 when the fields differ from what visitors see, or will see by the last plan. */
  has_unpublished_changes: Bit;
  /** The span in which visitors see it, in whatever state; both null when they do not and will not. */
  public_from: Instant | null;
  public_until: Instant | null;
  first_public_at: Instant | null;
  /** The folded words of everything the search looks at, each once. */
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Instant | null;
}

/** For how long visitors see one state of a thing: now, in the past (its history) or to come (its schedule). */
export interface ContentPublicationTable extends Listed, By {
  content_id: string;
  /** Of the change that published it. */
  revision: number;
  kind: string;
  slug: string;
  path: string | null;
  fields: JsonText;
  from_at: Instant;
  /** The first instant at which it is not seen any more; null: it stays. */
  until_at: Instant | null;
  created_at: Instant;
}

/** An accepted change; of drafts, after a day, the last of ten minutes (thin-history.ts). Laid over each other in order, the changes of a thing make its present state. */
export interface ContentChangeTable extends By {
  content_id: string;
  revision: number;
  action: string;
  /** The fields that differ from the revision before, with what they hold since; the slug is one of them. */
  fields: JsonText;
  at: Instant;
}

/** Which thing shows which other, a medium or a tag by its id; or which product of the catalogue, by its path. */
export interface ContentReferenceTable {
  content_id: string;
  /** The publication that shows it; 0 for the latest saved state. */
  revision: number;
  target_id: string;
}

/** A path that leads elsewhere, where no page stands. */
export interface RedirectTable {
  path: string;
  /** Of the thing that stood there: it leads to where that stands now. Null for one that the owner wrote. */
  content_id: string | null;
  /** Where the owner wants it to lead; null when it follows a thing. */
  target_path: string | null;
  active_from: Instant;
}

export interface ContentVersionTable {
  id: number;
  version: number;
}

/** What the owner edits, and the number that tells whether visitors would see something new. */
export interface ContentTables {
  content: ContentTable;
  content_publication: ContentPublicationTable;
  content_change: ContentChangeTable;
  content_reference: ContentReferenceTable;
  redirect: RedirectTable;
  content_version: ContentVersionTable;
}
