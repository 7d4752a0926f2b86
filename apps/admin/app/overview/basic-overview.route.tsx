import { countContentAt, countTrueComments, countViews, listActivity, posts, type Store } from '@showroom/store/admin';
import { shopDayOf } from '@showroom/store/rules';
import { loadMailState } from '../frame/warnings/load-mail-state.server.ts';
import { AttentionNotice } from './attention/attention-notice.tsx';
import { loadAttention } from './attention/load-attention.server.ts';
import { MailNotice } from '../frame/warnings/mail-notice.tsx';
import { storeContext } from '../frame/session/request-context.ts';
import { allow } from '../frame/guard/allow.server.ts';
import { mayUse } from '../frame/session/access.ts';
import { requireSession } from '../frame/session/require-session.server.ts';
import { useLiveData } from '../frame/live-counts/use-live-data.ts';
import type { Route } from './+types/basic-overview.route';
import { LINES_READ, loadActivity, RECENT_LINES } from '../people/activity/load-activity.server.ts';
import { describeChange } from '../frame/words/describe-change.ts';
import { findMonthAgo } from '../frame/words/month-ago.ts';
import { OverviewPage } from './overview-page.tsx';
import { basicActions } from '../frame/navigation/quick-actions.ts';

export const middleware = [allow('start')];

export async function loader(args: Route.LoaderArgs) {
  const session = requireSession(args);
  const { role } = session;
  const store = args.context.get(storeContext);
  const now = store.now();
  const monthAgo = findMonthAgo(now);
  const [present, past, views, comments, activity] = await Promise.all([
    countContentAt(store, posts, now),
    countContentAt(store, posts, monthAgo),
    mayUse(role, 'analytics') ? countViewsAgainst(store, monthAgo) : null,
    countTrueComments(store, monthAgo),
    mayUse(role, 'activity') ? listActivity(store, { isWithoutAccess: true, limit: LINES_READ }) : null,
  ]);
  const link = (path: string) => (mayUse(role, 'content') ? { path } : {});
  const cards = [
    {
      label: 'Total Posts',
      value: present.total,
      note: describeChange(present.total, past.total),
      ...link('/admin/dashboard/posts'),
    },
    {
      label: 'Published',
      value: present.published,
      note: describeChange(present.published, past.published),
      ...link('/admin/dashboard/posts?status=published'),
    },
    ...(views === null
      ? []
      : [
          {
            label: 'Total Views',
            value: views.present,
            note: `${describeChange(views.present, views.past)}, all pages`,
            path: '/admin/dashboard/analytics',
          },
        ]),
    {
      label: 'Comments',
      value: comments.total,
      note: `${describeChange(comments.total, comments.before)}, without spam and rejected`,
      ...link('/admin/dashboard/comments'),
    },
  ];
  return {
    stats: [{ title: 'The blog', isTitleHidden: true, cards }],
    role,
    mail: await loadMailState(args.context),
    attention: await loadAttention(args.context, session),
    activity: activity && (await loadActivity(store, activity, role)).slice(0, RECENT_LINES),
  };
}

async function countViewsAgainst(store: Store, then: Date) {
  const [present, past] = await Promise.all([countViews(store), countViews(store, shopDayOf(then))]);
  return { present, past };
}

export const meta: Route.MetaFunction = () => [
  { title: 'Overview · Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function BasicOverview({ loaderData }: Route.ComponentProps) {
  const { mail, attention, ...page } = useLiveData(loaderData);
  return (
    <>
      <AttentionNotice {...attention} />
      <MailNotice {...mail} />
      <OverviewPage {...page} actions={basicActions} />
    </>
  );
}
