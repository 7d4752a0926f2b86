import type { Instant } from '../database/column-types.ts';

/** A file of a picture of the library: the present one, or one that it had before it was replaced. */
export interface MediumFileTable {
  stored_name: string;
  /** Of the medium. */
  content_id: string;
  /** Of what is kept: its first digits stand in the picture's address. */
  sha256: string;
  created_at: Instant;
}

/** The files of the library. */
/** How much visitors sent in files on a day: from one network, or all together. */
export interface UploadUseTable {
  /** By the shop's calendar. */
  day: string;
  /** Hash of the network; empty for all together. */
  network: string;
  bytes: number;
}

export interface MediaTables {
  upload_use: UploadUseTable;
  medium_file: MediumFileTable;
}
