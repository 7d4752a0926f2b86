import {
  countContentByStatus,
  countLeadsByStatus,
  countTrueComments,
  countViewsBelow,
  inStockProducts,
  listActivity,
  posts,
  sumWonValue,
  works,
} from '@showroom/store/admin';
import { shopDayOf, startOfShopDay } from '@showroom/store/rules';
import { ANSWERS_ID } from '../leads/inbox/answers-id.ts';
import { loadFirstSteps } from './getting-started/load-first-steps.server.ts';
import { countWords } from '../frame/words/count-words.ts';
import { loadMailState } from '../frame/warnings/load-mail-state.server.ts';
import { AttentionNotice } from './attention/attention-notice.tsx';
import { loadAttention } from './attention/load-attention.server.ts';
import { MailNotice } from '../frame/warnings/mail-notice.tsx';
import { backupsContext, storeContext } from '../frame/session/request-context.ts';
import { allow } from '../frame/guard/allow.server.ts';
import { mayUse } from '../frame/session/access.ts';
import { requireSession } from '../frame/session/require-session.server.ts';
import { useLiveData } from '../frame/live-counts/use-live-data.ts';
import type { Route } from './+types/pro-overview.route';
import { LINES_READ, loadActivity, RECENT_LINES } from '../people/activity/load-activity.server.ts';
import { OverviewPage } from './overview-page.tsx';
import { proActions } from '../frame/navigation/quick-actions.ts';

export const middleware = [allow('start')];

export async function loader(args: Route.LoaderArgs) {
  const session = requireSession(args);
  const { role } = session;
  const store = args.context.get(storeContext);
  const [firstSteps, ofPosts, views, comments, ofProducts, ofWorks, revenue, leads, activity] = await Promise.all([
    loadFirstSteps(store, session, args.context.get(backupsContext)),
    countContentByStatus(store, posts),
    mayUse(role, 'analytics') ? countViewsBelow(store, '/blog') : null,
    countTrueComments(store, store.now()),
    countContentByStatus(store, inStockProducts),
    countContentByStatus(store, works),
    mayUse(role, 'leads') ? sumWonValue(store, { since: startOfMonth(store.now()) }) : null,
    mayUse(role, 'leads') ? countLeadsByStatus(store) : null,
    mayUse(role, 'activity') ? listActivity(store, { isWithoutAccess: true, limit: LINES_READ }) : null,
  ]);
  const link = (path: string) => (mayUse(role, 'content') ? { path } : {});
  const stock = (status: string) => ofProducts.byStatus[status] ?? 0;
  return {
    mail: await loadMailState(args.context),
    attention: await loadAttention(args.context, session),
    firstSteps,
    stats: [
      ...(leads === null || leads.answered === 0 ? [] : [{ title: 'Leads', cards: toAnswerCards(leads.answered) }]),
      {
        title: 'Posts',
        cards: [
          { label: 'Total Posts', value: ofPosts.total, ...link('/admin/dashboard-pro/posts') },
          {
            label: 'Published',
            value: ofPosts.byPublicationStatus.published,
            note: `${ofPosts.byPublicationStatus.scheduled} scheduled, ${countWords(ofPosts.byPublicationStatus.draft, 'draft')}`,
          },
          ...(views === null
            ? []
            : [
                {
                  label: 'Blog Post Views',
                  value: views,
                  note: 'All time, deleted posts too',
                  path: '/admin/dashboard/analytics',
                },
              ]),
          {
            label: 'Comments',
            value: comments.total,
            note: 'Without spam and rejected, deleted posts too',
            ...(mayUse(role, 'content') ? { path: '/admin/dashboard/comments' } : {}),
          },
        ],
      },
      {
        title: 'Products',
        cards: [
          { label: 'Total Products', value: ofProducts.total, ...link('/admin/dashboard-pro/products') },
          { label: 'In Stock', value: stock('in-stock'), ...link('/admin/dashboard-pro/products?status=in-stock') },
          { label: 'Low Stock', value: stock('low-stock'), ...link('/admin/dashboard-pro/products?status=low-stock') },
          {
            label: 'Out of Stock',
            value: stock('out-of-stock'),
            ...link('/admin/dashboard-pro/products?status=out-of-stock'),
          },
        ],
      },
      {
        title: 'Work',
        cards: [
          { label: 'Total Work Items', value: ofWorks.total, ...link('/admin/dashboard-pro/works') },
          {
            label: 'Completed',
            value: ofWorks.byStatus['completed'] ?? 0,
            ...link('/admin/dashboard-pro/works?status=completed'),
          },
          {
            label: 'In Progress',
            value: ofWorks.byStatus['in-progress'] ?? 0,
            ...link('/admin/dashboard-pro/works?status=in-progress'),
          },
          {
            label: 'Planning',
            value: ofWorks.byStatus['planning'] ?? 0,
            ...link('/admin/dashboard-pro/works?status=planning'),
          },
        ],
      },
      ...(revenue === null ? [] : [{ title: 'Revenue', cards: toRevenueCards(revenue) }]),
    ],
    role,
    activity: activity && (await loadActivity(store, activity, role)).slice(0, RECENT_LINES),
  };
}

function startOfMonth(now: Date): Date {
  return startOfShopDay(`${shopDayOf(now).slice(0, 7)}-01`);
}

/** Customers wait for these, so they come first. */
function toAnswerCards(value: number) {
  return [{ label: 'New replies', value, note: 'Unread replies from customers', path: `/admin/leads#${ANSWERS_ID}` }];
}

function toRevenueCards({ total, recent }: { total: number; recent: number }) {
  const path = '/admin/leads?status=won';
  return [
    { label: 'Total Revenue', value: total, isMoney: true, note: 'From won leads', path },
    { label: 'Monthly Revenue', value: recent, isMoney: true, note: 'Won this month', path },
  ];
}

export const meta: Route.MetaFunction = () => [
  { title: 'Overview · Admin Pro' },
  { name: 'robots', content: 'noindex' },
];

export default function ProOverview({ loaderData }: Route.ComponentProps) {
  const { mail, attention, ...page } = useLiveData(loaderData);
  return (
    <>
      <AttentionNotice {...attention} />
      <MailNotice {...mail} />
      <OverviewPage {...page} actions={proActions} />
    </>
  );
}
