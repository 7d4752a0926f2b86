import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import type { Store } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { DiskNotice } from '../../frame/warnings/disk-notice.tsx';
import { diskWatchContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/settings.route';
import { settingsKeepers } from './save-settings-form.server.ts';
import { isSettingsGroup } from './settings-fields.ts';
import { SettingsPage } from './settings-page.tsx';
import type { FieldValues } from '../../frame/form/field-values.ts';
import { readShown, readValues } from './settings-values.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('settings')];

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireSession(args);
  const store = args.context.get(storeContext);
  const [business, site, hours, promises, comments, links] = await Promise.all([
    settingsKeepers.business.read(store),
    settingsKeepers.site.read(store),
    settingsKeepers.hours.read(store),
    settingsKeepers.promises.read(store),
    settingsKeepers.comments.read(store),
    settingsKeepers.links.read(store),
  ]);
  return {
    pictures: await findLogo(store, site),
    kept: { business, site, hours, promises, comments, links },
    disk: { disks: await args.context.get(diskWatchContext).findLow(), role },
  };
}

async function findLogo(store: Store, values: FieldValues): Promise<Readonly<Record<string, string>>> {
  const logo = values['site.logo'] ?? '';
  const src = (await loadContentPictures(store, logo)).findByAddress(logo, '')?.record.src;
  return src === undefined ? {} : { [logo]: src };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const group = form.get('group');
  if (!isSettingsGroup(group)) throw data('Something went wrong. Reload the page and try again.', { status: 400 });
  const typed = readValues(group, form);
  const was = readShown(group, readText(form, 'shown'));
  const store = args.context.get(storeContext);
  const outcome = await settingsKeepers[group].save(store, actor, was, typed);
  if (outcome.ok) return { group, ...outcome };
  const pictures = await findLogo(store, outcome.values);
  return data({ group, pictures, ...outcome }, { status: outcome.code === 'conflict' ? 409 : 400 });
}

export const meta: Route.MetaFunction = () => [{ title: 'Settings' }, { name: 'robots', content: 'noindex' }];

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  // A chosen picture that isn’t saved yet is shown too.
  const chosen = answer && 'pictures' in answer ? answer.pictures : {};
  const { disk, ...page } = loaderData;
  return (
    <>
      <DiskNotice {...disk} />
      <SettingsPage {...page} pictures={{ ...page.pictures, ...chosen }} outcome={answer} />
    </>
  );
}
