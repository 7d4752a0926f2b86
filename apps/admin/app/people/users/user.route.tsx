import {
  changeUser,
  deleteUser,
  describeUserState,
  findUser,
  findUserConflict,
  removePasskeys,
  removeSecondFactor,
  renewInvitation,
  setUserDisabled,
  type LastAction,
  type UserResult,
  type WriteTransaction,
} from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { askToConfirm } from '../../frame/confirmation/ask-to-confirm.server.ts';
import { Confirming } from '../../frame/confirmation/confirming.tsx';
import { withinRoomOr } from '../../frame/session/refuse-on-full-disk.server.ts';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { describeConflict, describeOtherChange } from '../../frame/words/describe-conflict.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/user.route';
import { sendInvitation } from './invite.server.ts';
import { describeUserFault, readUserValues, toUserFields } from './user-form.server.ts';
import { UserPage, type TypedUser, type UserOutcome } from './user-page.tsx';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export { loadAfterConflict as shouldRevalidate } from '../../frame/form/load-after-conflict.ts';

export const middleware = [allow('users')];

const USERS_PATH = '/admin/dashboard/users';

export async function loader(args: Route.LoaderArgs) {
  const session = requireSession(args);
  const user = await findUser(args.context.get(storeContext), args.params.accountId);
  if (user === undefined) throw data(null, { status: 404 });
  return { user, shown: describeUserState(user), isSelf: user.accountId === session.accountId };
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  const form = await readForm(args.request);
  const values = readUserValues(form);
  const tell = (words: string) => ({ ok: false, words, values, failure: null }) satisfies UserOutcome;
  return withinRoomOr(args, () => actOn(args, form), tell);
}

async function actOn(args: Route.ActionArgs, form: FormData) {
  const session = requireSession(args);
  const { actor } = session;
  const store = args.context.get(storeContext);
  const { accountId } = args.params;
  const asked = await askToConfirm(args, form);
  if (asked !== undefined) return asked;
  const values = readUserValues(form);
  const shown = form.has('shown') ? readText(form, 'shown') : undefined;
  /** Changes a user unless someone else has since. */
  const change = <Result,>(work: (transaction: WriteTransaction) => Promise<Result>) =>
    store.write(
      { actor },
      async (transaction) => (await findUserConflict(transaction, { accountId, shown })) ?? work(transaction),
    );

  switch (form.get('intent')) {
    case 'save': {
      const result = await change((transaction) => changeUser(transaction, { accountId, ...toUserFields(values) }));
      if ('words' in result) return respondConflict(args, result, { values, failure: null });
      if (result.ok) return { ok: true, words: 'Saved.', isSaved: true } satisfies UserOutcome;
      if (result.code === 'unknown') throw data(null, { status: 404 });
      return data({ ok: false, values, failure: describeUserFault(result.code) } satisfies UserOutcome, {
        status: 400,
      });
    }
    case 'invite': {
      const user = await findUser(store, accountId);
      if (user === undefined) throw data(null, { status: 404 });
      const fields = { ...user, email: user.email ?? '' };
      const { adminUrl } = args.context.get(runtimeContext);
      const result = await sendInvitation({ store, session, adminUrl }, fields, async (transaction) => {
        const link = await renewInvitation(transaction, { accountId });
        return link ? { ok: true, link } : { ok: false, code: 'unknown' };
      });
      if (!result.ok) return refuse('This user has already accepted the invitation.');
      return { ok: true, words: 'New invitation created.', url: result.url } satisfies UserOutcome;
    }
    case 'disable':
    case 'enable': {
      const isDisabled = form.get('intent') === 'disable';
      const result = await change((transaction) => setUserDisabled(transaction, { accountId, isDisabled }));
      if ('words' in result) return respondConflict(args, result);
      if (!result.ok) return refuseFault(result);
      if (isDisabled) return { ok: true, words: 'Disabled, and signed out everywhere.' } satisfies UserOutcome;
      // An invitation’s link ended with the account.
      const isInvited = (await findUser(store, accountId))?.state === 'invited';
      const words = isInvited ? 'Enabled. Their invitation link no longer works, so resend the invite.' : 'Enabled.';
      return { ok: true, words } satisfies UserOutcome;
    }
    case 'remove-second-factor':
      await store.write({ actor }, (transaction) => removeSecondFactor(transaction, { accountId }));
      return { ok: true, words: 'Two-step verification is off.' } satisfies UserOutcome;
    case 'remove-passkeys':
      await store.write({ actor }, (transaction) => removePasskeys(transaction, { accountId }));
      return { ok: true, words: 'Passkeys removed.' } satisfies UserOutcome;
    case 'delete': {
      const result = await change((transaction) => deleteUser(transaction, { accountId }));
      if ('words' in result) return respondConflict(args, result);
      if (!result.ok) return refuseFault(result);
      return redirectWithNotice(args, USERS_PATH, { text: 'User deleted successfully!' });
    }
    default:
      throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  }
}

/** Reports who changed the user first, on the user’s page; on the list, if the user was deleted. */
async function respondConflict(
  args: Route.ActionArgs,
  last: LastAction,
  typed?: Pick<TypedUser, 'values' | 'failure'>,
) {
  if ((await findUser(args.context.get(storeContext), args.params.accountId)) === undefined)
    return redirectWithNotice(args, USERS_PATH, { text: describeOtherChange(last) });
  const words = typed ? describeConflict(last) : describeConflict(last, 'The current values are shown below.');
  return data({ ok: false, words, ...typed } satisfies UserOutcome, { status: 409 });
}

function refuse(words: string) {
  return data({ ok: false, words } satisfies UserOutcome, { status: 409 });
}

function refuseFault({ code }: Extract<UserResult, { ok: false }>) {
  if (code === 'unknown') throw data(null, { status: 404 });
  return refuse(describeUserFault(code).message);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ data: loaded }) => [
  { title: loaded ? `${loaded.user.name}, User Management` : 'User Management' },
  { name: 'robots', content: 'noindex' },
];

export default function EditUser({ actionData, loaderData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <Confirming sent={answer}>{(outcome) => <UserPage {...loaderData} outcome={outcome} />}</Confirming>;
}
