import { removePasskeys } from '@showroom/store/admin/passkeys';
import { removeSecondFactor } from '@showroom/store/admin/second-factor';
import {
  changeUser,
  deleteUser,
  describeUserState,
  findUser,
  findUserConflict,
  renewInvitation,
  setUserDisabled,
  type UserResult,
} from '@showroom/store/admin/users';
import { data } from 'react-router-dom';
import { askToConfirm } from '../confirm/ask-to-confirm.server.ts';
import { Confirming } from '../confirm/confirming.tsx';
import { runtimeContext, storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { readForm } from '../session/read-form.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import { describeDeed } from '../shell/describe-deed.ts';
import { redirectWithNotice } from '../shell/notice.server.ts';
import type { Route } from './+types/user.route';
import { sendInvitation } from './invite.server.ts';
import { describeUserFault, readUserValues, toUserFields } from './user-form.server.ts';
import type { UserOutcome } from './user-page.tsx';
import { UserPage } from './user-page.tsx';

export { loadAfterConflict as shouldRevalidate } from '../shell/load-after-conflict.ts';

export const middleware = [allow('users')];

const USERS_PATH = '/admin/dashboard/users';

export async function loader(args: Route.LoaderArgs) {
  const session = requireSession(args);
  const user = await findUser(args.context.get(storeContext), args.params.accountId);
  if (user === undefined) throw data(null, { status: 404 });
  return { user, shown: describeUserState(user), isSelf: user.accountId === session.accountId };
}

export async function action(args: Route.ActionArgs) {
  const session = requireSession(args);
  const { actor } = session;
  const store = args.context.get(storeContext);
  const { accountId } = args.params;
  const user = await findUser(store, accountId);
  if (user === undefined) throw data(null, { status: 404 });
  const form = await readForm(args.request);
  const asked = await askToConfirm(args, form);
  if (asked !== undefined) return asked;
  const values = readUserValues(form);

  switch (form.get('intent')) {
    case 'save': {
      const fields = toUserFields(values);
      const shown = form.get('shown');
      const result = await store.write({ actor }, async (transaction) => {
        const conflict =
          typeof shown === 'string' ? await findUserConflict(transaction, { accountId, shown }) : undefined;
        return conflict ?? changeUser(transaction, { accountId, ...fields });
      });
      if ('words' in result) {
        const outcome: UserOutcome = { ok: false, words: describeDeed(result), values, failure: null };
        return data(outcome, { status: 409 });
      }
      if (result.ok) return { ok: true, words: 'Saved.' } satisfies UserOutcome;
      if (result.code === 'unknown') throw data(null, { status: 404 });
      return data({ ok: false, values, failure: describeUserFault(result.code) } satisfies UserOutcome, {
        status: 400,
      });
    }
    case 'invite': {
      const fields = { ...user, email: user.email ?? '' };
      const { adminUrl } = args.context.get(runtimeContext);
      const result = await sendInvitation({ store, session, adminUrl }, fields, async (transaction) => {
        const link = await renewInvitation(transaction, { accountId });
        return link ? { ok: true, link } : { ok: false, code: 'unknown' };
      });
      if (!result.ok) return refuse('This user has accepted the invitation meanwhile.');
      return { ok: true, words: 'Invited again.', url: result.url } satisfies UserOutcome;
    }
    case 'disable':
    case 'enable': {
      const isDisabled = form.get('intent') === 'disable';
      const result = await store.write({ actor }, (transaction) =>
        setUserDisabled(transaction, { accountId, isDisabled }),
      );
      if (!result.ok) return refuseFault(result);
      return {
        ok: true,
        words: isDisabled ? 'Disabled, and signed out everywhere.' : 'Enabled.',
      } satisfies UserOutcome;
    }
    case 'remove-second-factor':
      await store.write({ actor }, (transaction) => removeSecondFactor(transaction, { accountId }));
      return { ok: true, words: 'The second factor is off.' } satisfies UserOutcome;
    case 'remove-passkeys':
      await store.write({ actor }, (transaction) => removePasskeys(transaction, { accountId }));
      return { ok: true, words: 'The passkeys open nothing any more.' } satisfies UserOutcome;
    case 'delete': {
      const result = await store.write({ actor }, (transaction) => deleteUser(transaction, { accountId }));
      if (!result.ok) return refuseFault(result);
      return redirectWithNotice(args, USERS_PATH, { text: 'User deleted successfully!' });
    }
    default:
      throw data('That button is not known here.', { status: 400 });
  }
}

function refuse(words: string) {
  return data({ ok: false, words } satisfies UserOutcome, { status: 409 });
}

function refuseFault({ code }: Extract<UserResult, { ok: false }>) {
  if (code === 'unknown') throw data(null, { status: 404 });
  return refuse(describeUserFault(code).message);
}

/** The page says when to try again, as its action does. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ data: loaded }) => [
  { title: loaded ? `${loaded.user.name}, User Management` : 'User Management' },
  { name: 'robots', content: 'noindex' },
];

export default function EditUser({ actionData, loaderData }: Route.ComponentProps) {
  return <Confirming sent={actionData}>{(outcome) => <UserPage {...loaderData} outcome={outcome} />}</Confirming>;
}
