import { findSealedText, sealText } from '../../auth/sealed-text.ts';
import type { MailServerTable } from '../tables.ts';

/** A login at a server. Its password opens for no other, not even for whoever can write the row. */
type MailPlace = Pick<MailServerTable, 'host' | 'port' | 'security' | 'username'>;

const nameOf = ({ host, port, security, username }: MailPlace) => JSON.stringify([host, port, security, username]);

export async function sealPassword(dataDir: string, place: MailPlace, password: string): Promise<string> {
  return sealText(dataDir, password, nameOf(place));
}

/** Undefined where none is kept, or the one that is cannot be opened here. */
export async function findPassword(dataDir: string, row: MailServerTable): Promise<string | undefined> {
  return row.password === null ? undefined : findSealedText(dataDir, row.password, nameOf(row));
}
