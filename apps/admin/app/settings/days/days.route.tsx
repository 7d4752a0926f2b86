import { findSettings } from '@showroom/store/admin/save-settings';
import { settingsGroups } from '@showroom/store/settings-groups';
import { shopDayOf } from '@showroom/store/shop-day';
import { data } from 'react-router-dom';
import { storeContext } from '../../request-context.ts';
import { allow } from '../../session/allow.server.ts';
import { readForm } from '../../session/read-form.server.ts';
import { readText } from '../../session/read-text.ts';
import { requireSession } from '../../session/require-session.server.ts';
import type { Route } from './+types/days.route';
import { DaysPage } from './days-page.tsx';
import { keepSpecialDays } from './keep-special-days.server.ts';

export { loadAfterConflict as shouldRevalidate } from '../../shell/load-after-conflict.ts';

export const middleware = [allow('settings')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const { fields } = await findSettings(store, settingsGroups.specialDays);
  return { entries: fields.specialDays, today: shopDayOf(store.now()) };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const intent = form.get('intent');
  const id = readText(form, 'id');
  if (intent !== 'save' && !(intent === 'delete' && id !== '')) {
    throw data('That form is not known here.', { status: 400 });
  }
  const [from, to, opens, closes, reason] = [
    readText(form, 'from'),
    readText(form, 'to'),
    readText(form, 'opens'),
    readText(form, 'closes'),
    readText(form, 'reason'),
  ];
  const typed = { from, to, opens, closes, reason };
  const shown = readText(form, 'shown');
  const outcome = await keepSpecialDays(args.context.get(storeContext), actor, { id, intent, typed, shown });
  return outcome.ok ? outcome : data(outcome, { status: outcome.code === 'invalid' ? 400 : 409 });
}

export const meta: Route.MetaFunction = () => [
  { title: 'Closed days and special hours' },
  { name: 'robots', content: 'noindex' },
];

export default function Days({ loaderData, actionData }: Route.ComponentProps) {
  return <DaysPage {...loaderData} outcome={actionData} />;
}
