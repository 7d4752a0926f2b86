import {
  addPasskey,
  askForNewPasskey,
  findRelyingParty,
  listPasskeys,
  readBusinessFacts,
  removePasskeys,
  renamePasskey,
  verifyNewPasskey,
} from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { askToConfirm } from '../../frame/confirmation/ask-to-confirm.server.ts';
import { Confirming } from '../../frame/confirmation/confirming.tsx';
import { describeDevice } from '../sign-in-parts/describe-device.ts';
import { passkeyChallengesContext, runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { readSessionToken } from '../../frame/session/session-cookie.ts';
import type { Route } from './+types/passkeys.route';
import type { ChallengeHolder } from '../../frame/session/passkey-challenges.server.ts';
import { PasskeysPage, type PasskeysOutcome } from './passkeys-page.tsx';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('account')];

export async function loader(args: Route.LoaderArgs) {
  const { accountId } = requireSession(args);
  const { adminUrl } = args.context.get(runtimeContext);
  const passkeys = await listPasskeys(args.context.get(storeContext), accountId);
  return { passkeys, party: findRelyingParty(adminUrl) };
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  const form = await readForm(args.request);
  switch (form.get('intent')) {
    case 'begin':
      return begin(args, form);
    case 'add':
      return add(args, readText(form, 'answer'));
    case 'rename':
      return rename(args, { id: readText(form, 'passkey'), name: readText(form, 'name') });
    case 'remove':
      return remove(args, form);
    default:
      throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  }
}

/** Needs a confirmed session, as a borrowed one must not keep the account. */
async function begin(args: Route.ActionArgs, form: FormData) {
  const { accountId } = requireSession(args);
  const party = requireParty(args);
  const asked = await askToConfirm(args, form);
  if (asked !== undefined) return asked;
  const store = args.context.get(storeContext);
  const { brand } = await readBusinessFacts(store);
  const options = await askForNewPasskey(store, { accountId, party, brand });
  args.context.get(passkeyChallengesContext).handOut(options.challenge, await holderOf(args), store.now());
  return { options } satisfies PasskeysOutcome;
}

async function add(args: Route.ActionArgs, answer: string) {
  const { accountId, actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const [challenges, holder] = [args.context.get(passkeyChallengesContext), await holderOf(args)];
  const passkey = await verifyNewPasskey(answer, {
    party: requireParty(args),
    consumeChallenge: (challenge) => challenges.take(challenge, holder, store.now()),
  });
  const name = describeDevice(args.request.headers.get('User-Agent'));
  const added =
    passkey && (await store.write({ actor }, (transaction) => addPasskey(transaction, { accountId, passkey, name })));
  if (added !== undefined) return { words: `Added as “${added}”.` } satisfies PasskeysOutcome;
  const message = "That didn't work. Try again.";
  return data({ failure: { at: 'add', message } } satisfies PasskeysOutcome, { status: 400 });
}

/** Needs no confirmation: a name grants nothing. */
async function rename(args: Route.ActionArgs, { id, name }: { id: string; name: string }) {
  const { accountId, actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const isRenamed = await store.write({ actor }, (transaction) => renamePasskey(transaction, { accountId, id, name }));
  if (isRenamed) return { words: 'Renamed.' } satisfies PasskeysOutcome;
  const failure = { at: 'rename', id, name, message: 'Enter a name of up to 100 characters.' } as const;
  return data({ failure } satisfies PasskeysOutcome, { status: 400 });
}

async function remove(args: Route.ActionArgs, form: FormData) {
  const { accountId, actor } = requireSession(args);
  const asked = await askToConfirm(args, form);
  if (asked !== undefined) return asked;
  const id = readText(form, 'passkey');
  const store = args.context.get(storeContext);
  await store.write({ actor }, (transaction) => removePasskeys(transaction, { accountId, id }));
  return { words: 'Passkey removed.' } satisfies PasskeysOutcome;
}

function requireParty({ context }: Route.ActionArgs) {
  const party = findRelyingParty(context.get(runtimeContext).adminUrl);
  if (typeof party === 'string') throw data('Passkeys aren’t available at this address.', { status: 404 });
  return party;
}

/** The challenge belongs to the confirmed session that asked. */
async function holderOf({ request, context }: Route.ActionArgs): Promise<ChallengeHolder> {
  const token = (await readSessionToken(request, context.get(runtimeContext).isSecure)) ?? '';
  return { purpose: 'make', token };
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Passkeys' }, { name: 'robots', content: 'noindex' }];

export default function Passkeys({ actionData, loaderData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <Confirming sent={answer}>{(outcome) => <PasskeysPage {...loaderData} outcome={outcome} />}</Confirming>;
}
