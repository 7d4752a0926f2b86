import {
  findMailboxReading,
  findMailServer,
  dismissUnreadEmail,
  listUnreadEmails,
  checkMailbox,
  retryUnreadEmail,
  tryMailbox,
  type RetryResult,
} from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { Confirming } from '../../frame/confirmation/confirming.tsx';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/answers.route';
import { AnswersPage, type MailboxTest } from './answers-page.tsx';
import { saveServerForm } from './save-server-form.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

/** The rest is read the next time. In milliseconds. */
const LONGEST_LOOK_MS = 10_000;
const LONGEST_RETRY_MS = 60_000;

const retryWords: Readonly<Record<RetryResult, string>> = {
  kept: 'It was read this time and added to its lead.',
  'no-reply': 'It was read this time. It isn’t a reply to any of your emails, so it stays in the mailbox only.',
  gone: 'It’s no longer in the mailbox.',
  failed: 'It still can’t be read. Open it in your email program.',
};

export const middleware = [allow('settings')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const [{ revision, server = null }, reading, unread] = await Promise.all([
    findMailServer(store, 'incoming'),
    findMailboxReading(store),
    listUnreadEmails(store),
  ]);
  return { revision, server, lookedAt: reading?.lookedAt ?? null, trouble: reading?.trial ?? null, unread };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const { jobs } = args.context.get(runtimeContext);
  const form = await readForm(args.request);
  const id = readText(form, 'email');
  if (form.get('intent') === 'remove') {
    await store.write({ actor }, dismissUnreadEmail(id));
    return { retried: 'Removed from the list. The email is still in the mailbox.' };
  }
  if (form.get('intent') === 'retry') {
    const result = await retryUnreadEmail(store, { id, jobs, signal: AbortSignal.timeout(LONGEST_RETRY_MS) });
    return { retried: retryWords[result] };
  }
  if (form.get('intent') !== 'test')
    return saveServerForm(args, form, { use: 'incoming', saved: 'Saved. Test the connection.' });
  const test: MailboxTest | undefined = await tryMailbox(store);
  if (test === undefined)
    return data({ test: { ok: false, reason: 'No mailbox is set up.' } as const }, { status: 409 });
  // Replies already in the mailbox are read immediately.
  if (test.ok) await checkMailbox(store, { log: store.log, jobs, signal: AbortSignal.timeout(LONGEST_LOOK_MS) });
  return { test };
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Customer replies' }, { name: 'robots', content: 'noindex' }];

export default function Answers({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <Confirming sent={answer}>
      {(came) => {
        const result = came === undefined ? {} : 'test' in came || 'retried' in came ? came : { outcome: came };
        return <AnswersPage {...loaderData} {...result} />;
      }}
    </Confirming>
  );
}
