import { findSettings, settingsGroups } from '@showroom/store/admin';
import { shopDayOf } from '@showroom/store/rules';
import { storeContext } from '../../../frame/session/request-context.ts';
import { allow } from '../../../frame/guard/allow.server.ts';
import { requireSession } from '../../../frame/session/require-session.server.ts';
import { saveEntryForm } from '../../../frame/entries/save-entry-form.server.ts';
import type { Route } from './+types/days.route';
import { DaysPage } from './days-page.tsx';
import { specialDays } from './special-days.server.ts';
import { useLastAnswer } from '../../../frame/form/use-last-answer.ts';

export { loadAfterConflict as shouldRevalidate } from '../../../frame/form/load-after-conflict.ts';

export const middleware = [allow('settings')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const { fields } = await findSettings(store, settingsGroups.specialDays);
  return { entries: fields.specialDays, today: shopDayOf(store.now()) };
}

export function action(args: Route.ActionArgs) {
  return saveEntryForm(args, specialDays);
}

export const meta: Route.MetaFunction = () => [
  { title: 'Holidays and special hours' },
  { name: 'robots', content: 'noindex' },
];

export default function Days({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <DaysPage {...loaderData} outcome={answer} />;
}
