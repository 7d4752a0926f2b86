import type { Instant } from '../database/column-types.ts';

/** A file of a library picture: the current one, or one before a replacement. */
export interface MediumFileTable {
  stored_name: string;
  /** The medium. */
  content_id: string;
  /** Its first digits are part of the picture's URL. */
  sha256: string;
  created_at: Instant;
}

/** Bytes of files sent on a day: from one network, or in total. */
export interface UploadUseTable {
  /** In the shop's time zone. */
  day: string;
  /** Hash of the network; empty for the total. */
  network: string;
  bytes: number;
}

export interface MediaTables {
  upload_use: UploadUseTable;
  medium_file: MediumFileTable;
}
