import type { Instant, JsonText } from '../database/column-types.ts';
import type { CommentStatus } from './comment-status.ts';

/** What a visitor wrote under a post. */
export interface CommentTable {
  id: string;
  /** The content that it is under: a post. */
  post_id: string;
  status: CommentStatus;
  name: string;
  words: string;
  spam_score: number;
  spam_reasons: JsonText;
  /** What makes two of them the same one. */
  fingerprint: string;
  created_at: Instant;
  /** Since when it is deleted, and may still be restored; null while it is not. */
  deleted_at: Instant | null;
}

export interface CommentTables {
  comment: CommentTable;
}
