import { verifyPasskey, type Passkey, type PasskeyAnswer, type RelyingParty } from '@showroom/store/admin';
import { passkeyChallengesContext, runtimeContext, storeContext } from '../session/request-context.ts';
import type { GuardArgs } from '../session/require-session.server.ts';
import { readPasskeyToken } from '../passkey/passkey-cookie.ts';

/**
 * Whether a passkey has signed the challenge of this browser, once.
 *
 * @returns its signature counter, for `usePasskey`; undefined if it has not
 */
export async function verifySignIn(
  { request, context }: GuardArgs,
  { answer, passkey, party }: { answer: PasskeyAnswer; passkey: Passkey | undefined; party: RelyingParty },
): Promise<number | undefined> {
  const token = await readPasskeyToken(request, context.get(runtimeContext).isSecure);
  const challenges = context.get(passkeyChallengesContext);
  return verifyPasskey(answer, {
    passkey,
    party,
    consumeChallenge: (challenge) =>
      challenges.take(challenge, { purpose: 'sign-in', token }, context.get(storeContext).now()),
  });
}
