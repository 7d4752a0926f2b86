import { findSettings } from '@showroom/store/admin';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { saveEntryForm } from '../../frame/entries/save-entry-form.server.ts';
import type { Route } from './+types/templates.route';
import { replyTemplates } from './reply-templates.server.ts';
import { TemplatesPage } from './templates-page.tsx';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export { loadAfterConflict as shouldRevalidate } from '../../frame/form/load-after-conflict.ts';

export const middleware = [allow('settings')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const { fields } = await findSettings(args.context.get(storeContext), replyTemplates.group);
  return { templates: fields.templates };
}

export function action(args: Route.ActionArgs) {
  return saveEntryForm(args, replyTemplates);
}

export const meta: Route.MetaFunction = () => [{ title: 'Reply templates' }, { name: 'robots', content: 'noindex' }];

export default function Templates({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <TemplatesPage templates={loaderData.templates} outcome={answer} />;
}
