import {
  deleteFailedMail,
  explainMailFailure,
  findMailServer,
  findTestEmail,
  listFailedMails,
  readBusinessFacts,
  retryFailedMail,
} from '@showroom/store/admin';
import { Confirming } from '../../frame/confirmation/confirming.tsx';
import { loadMailState } from '../../frame/warnings/load-mail-state.server.ts';
import { MailNotice } from '../../frame/warnings/mail-notice.tsx';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/mail.route';
import { FailedMails } from './failed-mails.tsx';
import { usePolledData } from '../../frame/live-counts/use-polled-data.ts';
import { MailPage } from './mail-page.tsx';
import { readTestEmailId } from './mail-test.ts';
import { saveServerForm } from './save-server-form.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('settings')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const testEmailId = readTestEmailId(args.url.searchParams);
  const [{ revision, server = null }, incoming, { email }, testEmail = null] = await Promise.all([
    findMailServer(store),
    findMailServer(store, 'incoming'),
    readBusinessFacts(store),
    testEmailId === undefined ? undefined : findTestEmail(store, testEmailId),
  ]);
  const fault = explainMailFailure(testEmail?.lastError ?? '') ?? null;
  return {
    revision,
    server,
    answersFrom: incoming.server?.host ?? null,
    address: email,
    testEmail,
    fault,
    failed: await listFailedMails(store),
    mail: await loadMailState(args.context),
  };
}

const failedMailChanges = new Map([
  ['retry', { make: retryFailedMail, done: 'Trying again. If it fails, it will be back in this list.' }],
  ['delete', { make: deleteFailedMail, done: 'Deleted.' }],
]);

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const change = failedMailChanges.get(readText(form, 'intent'));
  if (change !== undefined) {
    const id = readText(form, 'email');
    const isDone = await args.context.get(storeContext).write({ actor }, (transaction) => change.make(transaction, id));
    return { retried: isDone ? change.done : 'It’s no longer on the list.' };
  }
  return saveServerForm(args, form, {
    use: 'outgoing',
    saved: 'Saved. Send a test email to check that it works.',
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Email' }, { name: 'robots', content: 'noindex' }];

export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
  const { mail, failed, ...page } = usePolledData(loaderData, ({ testEmail }) => testEmail?.state === 'waiting');
  const answer = useLastAnswer(actionData);
  return (
    <>
      <MailNotice {...mail} maySetUp={false} />
      <Confirming sent={answer}>
        {(came) => {
          const isRetry = came !== undefined && 'retried' in came;
          return (
            <>
              <MailPage {...page} outcome={isRetry ? undefined : came} />
              <FailedMails failed={failed} retried={isRetry ? came.retried : undefined} />
            </>
          );
        }}
      </Confirming>
    </>
  );
}
