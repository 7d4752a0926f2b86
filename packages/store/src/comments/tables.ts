import type { Instant, JsonText } from '../database/column-types.ts';
import type { CommentStatus } from './comment-status.ts';

export interface CommentTable {
  id: string;
  post_id: string;
  status: CommentStatus;
  name: string;
  words: string;
  spam_score: number;
  spam_reasons: JsonText;
  /** Equal for repetitions of the same comment. */
  fingerprint: string;
  created_at: Instant;
  /** While set, the comment is deleted and may still be restored. */
  deleted_at: Instant | null;
}

export interface CommentTables {
  comment: CommentTable;
}
