import { findMailServer } from '@showroom/store/admin/mail-server';
import { findMailboxReading, tryMailbox } from '@showroom/store/admin/try-mailbox';
import { lookIntoMailbox } from '@showroom/store/admin/watch-mailbox';
import { data } from 'react-router-dom';
import { Confirming } from '../confirm/confirming.tsx';
import { storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { readForm } from '../session/read-form.server.ts';
import { requireSession } from '../session/require-session.server.ts';
import type { Route } from './+types/answers.route';
import { AnswersPage, type MailboxTest } from './answers-page.tsx';
import { takeServerForm } from './take-server-form.server.ts';
import { useLastAnswer } from '../shell/form/use-last-answer.ts';

/** What takes longer is read on by the next look. In milliseconds. */
const LONGEST_LOOK_MS = 10_000;

export const middleware = [allow('settings')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const [{ revision, server = null }, reading] = await Promise.all([
    findMailServer(store, 'incoming'),
    findMailboxReading(store),
  ]);
  return { revision, server, lookedAt: reading?.lookedAt ?? null, trouble: reading?.trial ?? null };
}

export async function action(args: Route.ActionArgs) {
  requireSession(args);
  const form = await readForm(args.request);
  if (form.get('intent') !== 'test')
    return takeServerForm(args, form, { use: 'incoming', saved: 'Saved. Open it now to see whether it works.' });
  const store = args.context.get(storeContext);
  const test: MailboxTest | undefined = await tryMailbox(store);
  if (test === undefined) return data({ test: { ok: false, reason: 'No mailbox is set.' } as const }, { status: 409 });
  // What is in it already need not wait for the next minute.
  if (test.ok) await lookIntoMailbox(store, { log: store.log, signal: AbortSignal.timeout(LONGEST_LOOK_MS) });
  return { test };
}

/** The page says when to try again, as its action does. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [
  { title: 'Answers of visitors' },
  { name: 'robots', content: 'noindex' },
];

export default function Answers({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <Confirming sent={answer}>
      {(came) => {
        const result = came === undefined ? {} : 'test' in came ? came : { outcome: came };
        return <AnswersPage {...loaderData} {...result} />;
      }}
    </Confirming>
  );
}
