import { randomBytes } from 'node:crypto';
import { askForPasskey, findPasskey, findRelyingParty, readPasskeyAnswer, usePasskey } from '@showroom/store/admin';
import { data, redirect } from 'react-router-dom';
import { openSession, welcome } from '../sign-in-parts/open-session.server.ts';
import { withinRoom } from '../../frame/session/refuse-on-full-disk.server.ts';
import {
  passkeyChallengesContext,
  passwordLimitsContext,
  requestFactsContext,
  runtimeContext,
  storeContext,
} from '../../frame/session/request-context.ts';
import { readDeviceId } from '../../frame/session/device-cookie.server.ts';
import { describeWait } from '../../frame/session/password-limits.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { recordFailedSignIn } from '../../frame/session/record-failed-sign-in.server.ts';
import type { Route } from './+types/sign-in.route';
import { passkeyCookie, readPasskeyToken } from '../../frame/passkey/passkey-cookie.ts';
import { verifySignIn } from '../../frame/confirmation/verify-passkey.server.ts';

const REFUSED = 'This passkey wasn’t accepted. Try again, or sign in with your password.';

/** Sends a challenge, and signs in with the passkey’s response, which counts as two factors. */
export async function action(args: Route.ActionArgs) {
  const party = findRelyingParty(args.context.get(runtimeContext).adminUrl);
  if (typeof party === 'string') throw data('Passkeys aren’t available at this address.', { status: 404 });
  const form = await readForm(args.request);
  if (form.get('intent') === 'ask') return ask(args, party);
  return withinRoom(args, () => signIn(args, party, readText(form, 'answer')));
}

type Party = Exclude<ReturnType<typeof findRelyingParty>, string>;

async function ask({ request, context }: Route.ActionArgs, party: Party) {
  const { isSecure } = context.get(runtimeContext);
  const options = await askForPasskey(party);
  // Shared by all pages of a browser, so that another tab doesn’t invalidate the challenge.
  const known = await readPasskeyToken(request, isSecure);
  const token = known === '' ? randomBytes(32).toString('base64url') : known;
  const holder = { purpose: 'sign-in', token } as const;
  context.get(passkeyChallengesContext).handOut(options.challenge, holder, context.get(storeContext).now());
  return Response.json(options, { headers: { 'Set-Cookie': await passkeyCookie(isSecure).serialize(token) } });
}

async function signIn(args: Route.ActionArgs, party: Party, json: string) {
  const { request, context } = args;
  const store = context.get(storeContext);
  const limits = context.get(passwordLimitsContext);
  const { isSecure } = context.get(runtimeContext);
  const { clientIp, requestId } = context.get(requestFactsContext);
  const answer = readPasskeyAnswer(json);
  if (answer === undefined) return data({ error: REFUSED }, { status: 400 });
  const passkey = await findPasskey(store, { id: answer.id, rpId: party.rpId });
  // Limited as passwords are. Made-up passkeys are counted by their id and network.
  const username = passkey?.username ?? answer.id;
  const attempt = { username, clientIp, deviceId: await readDeviceId(store, request, username, isSecure) };
  const waitSeconds = await limits.countLogin(attempt);
  if (waitSeconds > 0) {
    store.log.warn('Too many passkey sign-ins were tried', { requestId, clientIp });
    return data({ error: describeWait(waitSeconds) }, { status: 429, headers: { 'Retry-After': `${waitSeconds}` } });
  }
  const counter = await verifySignIn(args, { answer, passkey, party });
  const session =
    passkey === undefined || counter === undefined
      ? undefined
      : await store.write({ actor: passkey.actor, mayUseReserve: true }, async (transaction) => {
          if (!(await usePasskey(transaction, { passkey, counter }))) return undefined;
          return openSession(transaction, request, { accountId: passkey.accountId, isSecure });
        });
  if (session === undefined) {
    store.log.warn('A passkey sign-in failed', { requestId, clientIp });
    await recordFailedSignIn(store, { username, step: 'passkey' });
    return data({ error: REFUSED }, { status: 401 });
  }
  await limits.forgiveLogin(attempt);
  return welcome(store, request, { username, isSecure, session });
}

/** A bookmark of this URL redirects to the login. */
export function loader() {
  return redirect('/admin/login');
}
