import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../database/database-errors.ts';

/** Stored next to the data but in no backup or database, so that copies of those can't be decrypted. */
const KEY_FILE = 'secrets.key';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text that must be readable later, such as a password for another server. Creates the key on first use.
 *
 * @param about what the text belongs to; it decrypts for nothing else, so that a row can't be misused
 * @throws file system errors of the key
 */
export async function sealText(dataDir: string, text: string, about: string): Promise<string> {
  const key = (await findKey(dataDir)) ?? (await makeKey(dataDir));
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text; undefined when the key is missing or different, or the text is damaged or about something else. */
export async function findSealedText(dataDir: string, sealed: string, about: string): Promise<string | undefined> {
  const key = await findKey(dataDir);
  const bytes = Buffer.from(sealed, 'base64url');
  if (key === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(rest.subarray(0, TAG_BYTES));
  try {
    return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

async function findKey(dataDir: string): Promise<Buffer | undefined> {
  try {
    const key = await readFile(path.join(dataDir, KEY_FILE));
    return key.length === KEY_BYTES ? key : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written atomically. Transactions take turns, so no one else creates one in the meantime. */
async function makeKey(dataDir: string): Promise<Buffer> {
  const key = randomBytes(KEY_BYTES);
  const file = path.join(dataDir, KEY_FILE);
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, key, { mode: 0o600, flag: 'wx', flush: true });
  await rename(unfinished, file);
  return key;
}
