import { findSettings } from '@showroom/store/admin/save-settings';
import { replyTemplates } from '@showroom/store/reply-templates';
import { data } from 'react-router-dom';
import { storeContext } from '../../request-context.ts';
import { allow } from '../../session/allow.server.ts';
import { readForm } from '../../session/read-form.server.ts';
import { readText } from '../../session/read-text.ts';
import { requireSession } from '../../session/require-session.server.ts';
import type { Route } from './+types/templates.route';
import { keepTemplate } from './keep-template.server.ts';
import { TemplatesPage } from './templates-page.tsx';

export const middleware = [allow('settings')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const { fields } = await findSettings(args.context.get(storeContext), replyTemplates);
  return { templates: fields.templates };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const intent = form.get('intent');
  const id = readText(form, 'id');
  if (intent !== 'save' && !(intent === 'delete' && id !== '')) {
    throw data('That form is not known here.', { status: 400 });
  }
  const typed = { name: readText(form, 'name'), subject: readText(form, 'subject'), text: readText(form, 'text') };
  const shown = readText(form, 'shown');
  const outcome = await keepTemplate(args.context.get(storeContext), actor, { id, intent, typed, shown });
  return outcome.ok ? outcome : data(outcome, { status: outcome.code === 'invalid' ? 400 : 409 });
}

export const meta: Route.MetaFunction = () => [{ title: 'Reply templates' }, { name: 'robots', content: 'noindex' }];

export default function Templates({ loaderData, actionData }: Route.ComponentProps) {
  return <TemplatesPage templates={loaderData.templates} outcome={actionData} />;
}
