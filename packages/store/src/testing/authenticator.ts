import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Deliberate faults of the authenticator. */
export interface Lapses {
  readonly origin?: string;
  readonly rpId?: string;
  /** User verification; true by default. */
  readonly isVerified?: boolean;
  /** Signature counter; rises by one by default. */
  readonly counter?: number;
  readonly userHandle?: string;
}

const ATTESTED = 0x40;
const PRESENT = 0x01;
const VERIFIED = 0x04;

/** A software authenticator for P-256 that creates and uses a passkey as a browser would. */
export function createAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let signed = 0;

  const clientData = (type: string, challenge: string, lapses: Lapses) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lapses.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (flags: number, lapses: Lapses) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lapses.counter ?? signed);
    const host = createHash('sha256')
      .update(lapses.rpId ?? rpId)
      .digest();
    return Buffer.concat([
      host,
      Buffer.from([flags | PRESENT | (lapses.isVerified === false ? 0 : VERIFIED)]),
      counter,
    ]);
  };
  const credential = (response: object) =>
    JSON.stringify({ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', response });

  return {
    id: id.toString('base64url'),
    /** Answers `navigator.credentials.create`. */
    create(challenge: string, lapses: Lapses = {}): string {
      // COSE: an EC2 key for ES256 on P-256, in CBOR.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const authData = Buffer.concat([
        authenticatorData(ATTESTED, lapses),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      // CBOR: {fmt: 'none', attStmt: {}, authData}.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]).toString('base64url');
      const clientDataJSON = clientData('webauthn.create', challenge, lapses).toString('base64url');
      return credential({ clientDataJSON, attestationObject, transports: ['internal'] });
    },
    /** Answers `navigator.credentials.get`. */
    get(challenge: string, { accountId, ...lapses }: Lapses & { accountId: string }): string {
      signed += 1;
      const data = authenticatorData(0, lapses);
      const client = clientData('webauthn.get', challenge, lapses);
      const hash = createHash('sha256').update(client).digest();
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), privateKey).toString('base64url'),
        userHandle: lapses.userHandle ?? Buffer.from(accountId).toString('base64url'),
      });
    },
  };
}
