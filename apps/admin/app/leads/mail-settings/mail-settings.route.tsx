import { findSettings, leadMailSettings, saveSettings } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readRevision } from '../../frame/session/read-revision.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/mail-settings.route';
import { MailSettingsPage, type MailSettingsOutcome } from './mail-settings-page.tsx';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('settings')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const { revision, fields } = await findSettings(args.context.get(storeContext), leadMailSettings);
  return { revision, digest: fields.digest };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const hour = readText(form, 'hour');
  const digest = { isOn: form.has('isOn'), hour: /^\d{1,2}$/.test(hour) ? Number(hour) : -1 };
  const from = readRevision(form.get('from'));
  const result = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) => saveSettings(transaction, leadMailSettings, { from, fields: { digest } }));
  if (result.ok) return { message: 'Saved.' } satisfies MailSettingsOutcome;
  const [message, status] =
    result.code === 'stale'
      ? [
          `${result.changes.at(-1)?.actorName ?? 'Someone else'} changed this while you were editing. Save again to keep your version.`,
          409,
        ]
      : ['Choose an hour.', 400];
  const next = result.code === 'stale' ? result.revision : from;
  return data<MailSettingsOutcome>({ message, refused: { from: next, digest } }, { status });
}

export const meta: Route.MetaFunction = () => [{ title: 'Lead notifications' }, { name: 'robots', content: 'noindex' }];

export default function MailSettings({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <MailSettingsPage {...loaderData} outcome={answer} />;
}
