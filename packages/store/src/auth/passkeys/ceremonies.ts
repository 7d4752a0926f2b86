import { parseTypedJson } from '@showroom/catalog-data/typed-text';
import { z } from 'zod';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { NewPasskey, Passkey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** Loaded at the first passkey: 400 ms of work and 25 MB, which a start need not wait for. */
const library = () => import('@simplewebauthn/server');

type Library = Awaited<ReturnType<typeof library>>;
/** What a browser is asked, as JSON; its answer has to sign the challenge in it. Extensions stay in it; their types are no JSON. */
export type CreationOptions = Omit<Awaited<ReturnType<Library['generateRegistrationOptions']>>, 'extensions'>;
export type RequestOptions = Omit<Awaited<ReturnType<Library['generateAuthenticationOptions']>>, 'extensions'>;

/** How long a browser waits for a fingerprint or a PIN, in milliseconds. */
const TIMEOUT_MS = 5 * 60 * 1000;

/** Takes a challenge that was handed out, once. */
export type TakeChallenge = (challenge: string) => boolean;

/** What a browser is asked in order to make a passkey for an account, that can be found without a name and asks who is there. */
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

/** An authenticator's answer, read and not yet believed. */
export type PasskeyAnswer = z.infer<typeof answeredSchema>;

/** Reads what a browser sent of a passkey; undefined for what no browser sends. */
export function readPasskeyAnswer(json: string): PasskeyAnswer | undefined {
  return answeredSchema.safeParse(parseTypedJson(json)).data;
}

/** The passkey that a browser has made, if it was made for us, now, and after asking who is there; otherwise undefined. */
export async function verifyNewPasskey(
  json: string,
  { party, takeChallenge }: { party: RelyingParty; takeChallenge: TakeChallenge },
): Promise<NewPasskey | undefined> {
  const created = createdSchema.safeParse(parseTypedJson(json)).data;
  if (created === undefined) return undefined;
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = created.response;
  const result = await verifyRegistrationResponse({
    // The ways to an authenticator are open words, which the library closes; it does not look at them.
    response: { ...created, response, clientExtensionResults: {} },
    expectedChallenge: takeChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpId,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (result?.verified !== true) return undefined;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return { id, rpId: party.rpId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** What a browser is asked in order to sign in with whichever passkey of this host its user chooses. */
export async function askForPasskey({ rpId }: RelyingParty): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: rpId, timeout: TIMEOUT_MS, userVerification: 'required' });
}

/**
 * Looking an answer over against the base point of P-256 takes as long as against a real key. Someone could sign with it: an
 * unknown passkey opens nothing however it is signed.
 */
const UNKNOWN = {
  accountId: '',
  publicKey: 'pQECAyYgASFYIGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWIlggT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  counter: 0,
};

/**
 * Whether a passkey has signed the answer, for us, now, and after asking who is there. An unknown passkey takes as long as a
 * known one with a wrong signature.
 *
 * @returns how often it has signed by now, for `usePasskey`; undefined when it does not open anything
 */
export async function verifyPasskey(
  answer: PasskeyAnswer,
  {
    passkey,
    party,
    takeChallenge,
  }: { passkey: Passkey | undefined; party: RelyingParty; takeChallenge: TakeChallenge },
): Promise<number | undefined> {
  const { accountId, publicKey, counter } = passkey ?? UNKNOWN;
  const { userHandle, ...response } = answer.response;
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response: { ...answer, response, clientExtensionResults: {} },
    expectedChallenge: takeChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpId,
    credential: { id: answer.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  const isOwn = userHandle === Buffer.from(toUserHandle(accountId)).toString('base64url');
  return result?.verified === true && passkey !== undefined && isOwn ? result.authenticationInfo.newCounter : undefined;
}

/** By which an authenticator knows an account: random, so that it tells nothing. */
function toUserHandle(accountId: string) {
  return new Uint8Array(new TextEncoder().encode(accountId));
}

function readTransports(json: string): string[] {
  return z.array(z.string()).catch([]).parse(parseTypedJson(json));
}
