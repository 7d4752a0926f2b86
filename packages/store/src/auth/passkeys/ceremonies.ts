import { parseTypedJson } from '@showroom/catalog-data/typed-text';
import { z } from 'zod';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { NewPasskey, Passkey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** Loaded with the first passkey: it takes 400 ms and 25 MB. */
const library = () => import('@simplewebauthn/server');

type Library = Awaited<ReturnType<typeof library>>;
/**
 * The JSON that a browser gets. Its answer must sign the challenge. The types of extensions are not JSON, so they are left out.
 */
export type CreationOptions = Omit<Awaited<ReturnType<Library['generateRegistrationOptions']>>, 'extensions'>;
export type RequestOptions = Omit<Awaited<ReturnType<Library['generateAuthenticationOptions']>>, 'extensions'>;

/** How long a browser waits for a fingerprint or PIN, in milliseconds. */
const TIMEOUT_MS = 5 * 60 * 1000;

/** Accepts a challenge that was issued, once. */
export type ConsumeChallenge = (challenge: string) => boolean;

/** Creates the options for a new passkey: discoverable without a username, with user verification. */
export async function askForNewPasskey(
  store: Store,
  { accountId, party, brand }: { accountId: string; party: RelyingParty; brand: string },
): Promise<CreationOptions> {
  const account = await reader(store)
    .selectFrom('account')
    .select(['username', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const known = await reader(store)
    .selectFrom('passkey')
    .select(['id', 'transports'])
    .where('account_id', '=', accountId)
    .where('rp_id', '=', party.rpId)
    .execute();
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: brand,
    rpID: party.rpId,
    userID: toUserHandle(accountId),
    userName: account.username,
    userDisplayName: account.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: readTransports(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

const base64url = z.string().regex(/^[\w-]+$/);
const createdSchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(16).optional(),
  }),
});
const answeredSchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
});

/** An authenticator's answer, parsed but not verified. */
export type PasskeyAnswer = z.infer<typeof answeredSchema>;

/** Parses a browser's passkey answer; undefined if it is malformed. */
export function readPasskeyAnswer(json: string): PasskeyAnswer | undefined {
  return answeredSchema.safeParse(parseTypedJson(json)).data;
}

/** Verifies a new passkey: made for this host, for this challenge, with user verification. Otherwise undefined. */
export async function verifyNewPasskey(
  json: string,
  { party, consumeChallenge }: { party: RelyingParty; consumeChallenge: ConsumeChallenge },
): Promise<NewPasskey | undefined> {
  const created = createdSchema.safeParse(parseTypedJson(json)).data;
  if (created === undefined) return undefined;
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = created.response;
  const result = await verifyRegistrationResponse({
    // Transports are open-ended strings, but the library's type lists them; it doesn't use them.
    response: { ...created, response, clientExtensionResults: {} },
    expectedChallenge: consumeChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpId,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (result?.verified !== true) return undefined;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return { id, rpId: party.rpId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** Creates the options for signing in with any passkey of this host. */
export async function askForPasskey({ rpId }: RelyingParty): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: rpId, timeout: TIMEOUT_MS, userVerification: 'required' });
}

/**
 * The base point of P-256: verifying against it takes as long as against a real key. Anyone could sign for it, but an unknown
 * passkey is never accepted.
 */
const UNKNOWN = {
  accountId: '',
  publicKey: 'pQECAyYgASFYIGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWIlggT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  counter: 0,
};

/**
 * Verifies a passkey's signature: for this host and challenge, with user verification. An unknown passkey takes as long as a
 * wrong signature.
 *
 * @returns the signature counter for `usePasskey`; undefined when it is not accepted
 */
export async function verifyPasskey(
  answer: PasskeyAnswer,
  {
    passkey,
    party,
    consumeChallenge,
  }: { passkey: Passkey | undefined; party: RelyingParty; consumeChallenge: ConsumeChallenge },
): Promise<number | undefined> {
  const { accountId, publicKey, counter } = passkey ?? UNKNOWN;
  const { userHandle, ...response } = answer.response;
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response: { ...answer, response, clientExtensionResults: {} },
    expectedChallenge: consumeChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpId,
    credential: { id: answer.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  const isOwn = userHandle === Buffer.from(toUserHandle(accountId)).toString('base64url');
  return result?.verified === true && passkey !== undefined && isOwn ? result.authenticationInfo.newCounter : undefined;
}

/** Random, so that it reveals nothing. */
function toUserHandle(accountId: string) {
  return new Uint8Array(new TextEncoder().encode(accountId));
}

function readTransports(json: string): string[] {
  return z.array(z.string()).catch([]).parse(parseTypedJson(json));
}
