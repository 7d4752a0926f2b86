import type { Instant, JsonText } from '../database/column-types.ts';

export interface SettingTable {
  key: string;
  value: JsonText;
  updated_at: Instant;
}

export interface ContentVersionTable {
  id: number;
  version: number;
}

/** What the owner says, and the number that tells whether visitors would see something new. */
export interface ContentTables {
  setting: SettingTable;
  content_version: ContentVersionTable;
}
