import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../database/database-errors.ts';

/** Is next to the data, in no archive and no database: anyone who has a copy of those cannot open what it seals. */
const KEY_FILE = 'secrets.key';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a text that has to be read again, such as a password that someone else's server is told. The key is made at first need.
 *
 * @param about what the text belongs to; it opens for nothing else, so that a row cannot be turned to another purpose
 * @throws the file system's error, where the key cannot be written or read
 */
export async function sealText(dataDir: string, text: string, about: string): Promise<string> {
  const key = (await findKey(dataDir)) ?? (await makeKey(dataDir));
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; undefined where the key is gone or another one, or what was sealed is not whole or about something else. */
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

/** Undefined where there is none, or what there is is no key. */
async function findKey(dataDir: string): Promise<Buffer | undefined> {
  try {
    const key = await readFile(path.join(dataDir, KEY_FILE));
    return key.length === KEY_BYTES ? key : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** In place whole or not at all. Texts are sealed within transactions, which take turns: no one makes another in the meantime. */
async function makeKey(dataDir: string): Promise<Buffer> {
  const key = randomBytes(KEY_BYTES);
  const file = path.join(dataDir, KEY_FILE);
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, key, { mode: 0o600, flag: 'wx', flush: true });
  await rename(unfinished, file);
  return key;
}
