import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BackupError } from './backup-error.ts';

/** Start of a file encrypted with age: https://age-encryption.org/v1 */
export const AGE_BEGINNING = 'age-encryption.org/v1';

/** 2^15 rounds of scrypt take 32 MB for 0.2 s. age's default of 2^18 is too much for a server. */
const WORK_FACTOR = 15;

/** Loaded on demand to keep starts fast. */
function loadAge() {
  return import('age-encryption');
}

/** Encrypts a stream with a passphrase. `age -d` decrypts it on any computer. */
export async function lock(plain: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(passphrase);
  // Node's and the web's stream types differ in name only, here and below.
  const locked = await encrypter.encrypt(Readable.toWeb(plain) as unknown as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(locked as unknown as ReadableStream);
}

/** Decrypts a stream. @throws BackupError when the passphrase is wrong */
export async function unlock(locked: Readable, passphrase: string): Promise<Readable> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(locked) as unknown as globalThis.ReadableStream<Uint8Array>);
    return Readable.fromWeb(plain as unknown as ReadableStream);
  } catch (error) {
    const isOther = error instanceof Error && /no identity matched/i.test(error.message);
    throw new BackupError(isOther ? 'wrong-passphrase' : 'damaged', error);
  }
}
