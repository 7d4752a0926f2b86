import { inviteUser, listUsers } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { askToConfirm } from '../../frame/confirmation/ask-to-confirm.server.ts';
import { Confirming } from '../../frame/confirmation/confirming.tsx';
import { withinRoomOr } from '../../frame/session/refuse-on-full-disk.server.ts';
import { loadMailState } from '../../frame/warnings/load-mail-state.server.ts';
import { MailNotice } from '../../frame/warnings/mail-notice.tsx';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/users.route';
import { readSort } from '../../frame/sorting/sorts.ts';
import { sendInvitation } from './invite.server.ts';
import { describeUserFault, readUserValues, toUserFields } from './user-form.server.ts';
import { sortUsers, userSorts } from './user-sorts.ts';
import { UsersPage } from './users-page.tsx';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('users')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const sort = readSort(userSorts, args.url.searchParams.get('sort'));
  const users = sortUsers(await listUsers(args.context.get(storeContext)), sort);
  return { users, sort, mail: await loadMailState(args.context) };
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  const form = await readForm(args.request);
  const values = readUserValues(form);
  const tell = (words: string) => ({ ok: false, words, values, failure: null }) as const;
  return withinRoomOr(args, () => invite(args, form), tell);
}

async function invite(args: Route.ActionArgs, form: FormData) {
  const session = requireSession(args);
  const store = args.context.get(storeContext);
  const { adminUrl } = args.context.get(runtimeContext);
  const asked = await askToConfirm(args, form);
  if (asked !== undefined) return asked;
  const values = readUserValues(form);
  const fields = toUserFields(values);
  const result = await sendInvitation({ store, session, adminUrl }, fields, (transaction) =>
    inviteUser(transaction, fields),
  );
  if (result.ok) return { ...result, email: fields.email };
  if (result.code === 'unknown') throw new Error("This user doesn't exist");
  return data({ ok: false, values, failure: describeUserFault(result.code) } as const, { status: 400 });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'User Management' }, { name: 'robots', content: 'noindex' }];

export default function Users({ actionData, loaderData: { mail, ...list } }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <>
      <MailNotice {...mail} />
      <Confirming sent={answer}>
        {(outcome) => <UsersPage {...list} isMailSetUp={mail.isSetUp} outcome={outcome} />}
      </Confirming>
    </>
  );
}
