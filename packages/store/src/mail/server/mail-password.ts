import { findSealedText, sealText } from '../../auth/sealed-text.ts';
import type { MailServerTable } from '../tables.ts';

/** A login at a server. The password can be decrypted only for this login, so rewriting the row reveals nothing. */
type MailPlace = Pick<MailServerTable, 'host' | 'port' | 'security' | 'username'>;

const nameOf = ({ host, port, security, username }: MailPlace) => JSON.stringify([host, port, security, username]);

export async function sealPassword(dataDir: string, place: MailPlace, password: string): Promise<string> {
  return sealText(dataDir, password, nameOf(place));
}

/** Undefined if none is stored, or it can't be decrypted on this machine. */
export async function findPassword(dataDir: string, row: MailServerTable): Promise<string | undefined> {
  return row.password === null ? undefined : findSealedText(dataDir, row.password, nameOf(row));
}
