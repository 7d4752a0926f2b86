import {
  confirmSession,
  findPasskey,
  findRelyingParty,
  isOwnPassword,
  listPasskeys,
  readPasskeyAnswer,
  usePasskey,
} from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { verifySignIn } from './verify-passkey.server.ts';
import { passwordLimitsContext, runtimeContext, sessionContext, storeContext } from '../session/request-context.ts';
import type { RejectedForm } from '../session/rejected-form.ts';
import { describeWait } from '../session/password-limits.server.ts';
import { readText } from '../session/read-text.ts';
import { requireSession, type GuardArgs } from '../session/require-session.server.ts';
import { readSessionToken } from '../session/session-cookie.ts';
import { recordFailedSignIn } from '../session/record-failed-sign-in.server.ts';
import { confirmNames, type Confirmation, type Unconfirmed } from './confirmation.ts';

/**
 * Guards actions that would let someone at a borrowed session take over the account. Returns undefined if the user
 * has confirmed recently or confirms with this form; otherwise an action result that `Confirming` shows as a dialog.
 * @param options.secret the field of another password, which is never returned to a page: the form is sent again
 * without it
 * @throws the form, kept on a page, when it is cancelled without scripts
 */
export async function askToConfirm(
  args: GuardArgs,
  form: FormData,
  { secret }: { readonly secret?: string } = {},
): Promise<ReturnType<typeof data<Unconfirmed>> | undefined> {
  const session = requireSession(args);
  const { isConfirmed, actor, username } = session;
  const { request, context } = args;
  const fields = listFields(form, secret);
  // Comes first: nothing is done even if another tab has confirmed since.
  if (form.has(confirmNames.cancel)) {
    const { pathname, search } = new URL(request.url);
    const rejectedForm = { why: 'not-confirmed', action: pathname + search, fields, isMultipart: false } as const;
    throw data<RejectedForm>({ rejectedForm }, { status: 401 });
  }
  if (isConfirmed) return undefined;
  const store = context.get(storeContext);
  const password = readText(form, confirmNames.password);
  const answer = readText(form, confirmNames.passkey);
  if (password === '' && answer === '') return ask(args, fields, { failure: null, init: { status: 401 } });

  const limits = context.get(passwordLimitsContext);
  const token = (await readSessionToken(request, context.get(runtimeContext).isSecure)) ?? '';
  const waitSeconds = await limits.countChange(token);
  if (waitSeconds > 0) {
    const init = { status: 429, headers: { 'Retry-After': String(waitSeconds) } };
    return ask(args, fields, { failure: describeWait(waitSeconds), init });
  }
  if (answer !== '') {
    if (!(await confirmByPasskey(args, { answer, token }))) {
      await recordFailedSignIn(store, { username, step: 'confirmation' });
      const failure = 'That passkey didn’t work. Try again or use your password.';
      return ask(args, fields, { failure, init: { status: 400 } });
    }
  } else if (await isOwnPassword(store, actor, password)) {
    await store.write({ actor, mayUseReserve: true }, (transaction) => confirmSession(transaction, { token }));
  } else {
    await recordFailedSignIn(store, { username, step: 'confirmation' });
    return ask(args, fields, { failure: 'That password is incorrect. Try again.', init: { status: 400 } });
  }
  await limits.forgiveChange(token);
  // The page of this response is rendered for a confirmed session.
  context.set(sessionContext, { ...session, isConfirmed: true });
  return undefined;
}

async function confirmByPasskey(args: GuardArgs, { answer: json, token }: { answer: string; token: string }) {
  const { accountId, actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const party = findRelyingParty(args.context.get(runtimeContext).adminUrl);
  const answer = readPasskeyAnswer(json);
  if (typeof party === 'string' || answer === undefined) return false;
  const passkey = await findPasskey(store, { id: answer.id, rpId: party.rpId });
  const counter = await verifySignIn(args, { answer, passkey, party });
  if (passkey?.accountId !== accountId || counter === undefined) return false;
  return store.write({ actor, mayUseReserve: true }, async (transaction) => {
    if (!(await usePasskey(transaction, { passkey, counter }))) return false;
    await confirmSession(transaction, { token });
    return true;
  });
}

function listFields(form: FormData, secret: string | undefined): Confirmation['fields'] {
  const answers: readonly string[] = Object.values(confirmNames);
  return [...form].flatMap(([name, value]) =>
    typeof value !== 'string' || answers.includes(name) || (name === secret && value !== '')
      ? []
      : [[name, value] as const],
  );
}

async function ask(
  args: GuardArgs,
  fields: Confirmation['fields'],
  { failure, init }: { failure: string | null; init: ResponseInit },
) {
  return data(await describeConfirmation(args, fields, failure), init);
}

/** The question for a page opened with it. After the answer, `fields` are posted to that page. */
export async function describeConfirmation(
  args: GuardArgs,
  fields: Confirmation['fields'],
  failure: string | null = null,
): Promise<Unconfirmed> {
  const { username } = requireSession(args);
  return { confirmation: { fields, failure, username, passkeyOrigin: await findPasskeyOrigin(args) } };
}

async function findPasskeyOrigin(args: GuardArgs): Promise<string | null> {
  const party = findRelyingParty(args.context.get(runtimeContext).adminUrl);
  if (typeof party === 'string') return null;
  const own = await listPasskeys(args.context.get(storeContext), requireSession(args).accountId);
  return own.some(({ rpId }) => rpId === party.rpId) ? party.origin : null;
}
