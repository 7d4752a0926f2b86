import { storedTargets, type Target } from '../figures/targets.ts';

/** A request to a server with a large store. */
export interface StoredQuestion {
  readonly subject: string;
  readonly path: string;
  readonly target: Target;
}

const { listMs, searchMs, pageMs } = storedTargets;

/** Admin requests of a signed-in user. Paths that end in `.data` are what the router fetches to render a page. */
export const adminQuestions: readonly StoredQuestion[] = [
  { subject: 'posts', path: '/admin/dashboard-pro/posts.data', target: listMs },
  { subject: 'posts, the whole page', path: '/admin/dashboard-pro/posts', target: pageMs },
  { subject: 'posts, the last of 834 pages', path: '/admin/dashboard-pro/posts.data?page=834', target: pageMs },
  { subject: 'posts, by title', path: '/admin/dashboard-pro/posts.data?sort=title', target: pageMs },
  { subject: 'posts, a word of one', path: '/admin/dashboard-pro/posts.data?q=article4711', target: searchMs },
  { subject: 'posts, a word of all', path: '/admin/dashboard-pro/posts.data?q=number', target: searchMs },
  { subject: 'products', path: '/admin/dashboard-pro/products.data', target: listMs },
  { subject: 'products, a word of one', path: '/admin/dashboard-pro/products.data?q=SKU-4711', target: searchMs },
  { subject: 'leads', path: '/admin/leads.data', target: listMs },
  { subject: 'leads, the whole page', path: '/admin/leads', target: pageMs },
  { subject: 'leads, as a board', path: '/admin/leads.data?view=board', target: pageMs },
  { subject: 'leads, to follow up', path: '/admin/leads.data?follow-up=yes', target: pageMs },
  { subject: 'leads, a name', path: '/admin/leads.data?q=visitor4711', target: searchMs },
  { subject: 'leads, a telephone', path: '/admin/leads.data?q=%28807%29+200-4711', target: searchMs },
  { subject: 'leads, an e-mail', path: '/admin/leads.data?q=visitor4711%40home.example', target: searchMs },
  { subject: 'leads, words of thousands', path: '/admin/leads.data?q=kitchen+quartz+sink+slab', target: searchMs },
  { subject: 'leads, words without a match', path: '/admin/leads.data?q=visitor4711+bathroom', target: searchMs },
  { subject: 'overview, pro', path: '/admin/dashboard-pro.data', target: pageMs },
  { subject: 'overview, basic', path: '/admin/dashboard.data', target: pageMs },
  { subject: 'analytics', path: '/admin/dashboard/analytics.data', target: pageMs },
  { subject: 'analytics, a year', path: '/admin/dashboard/analytics.data?range=year', target: pageMs },
  { subject: 'activity', path: '/admin/activity.data', target: pageMs },
  { subject: 'activity, a word', path: '/admin/activity.data?q=visitor', target: pageMs },
  { subject: 'comments', path: '/admin/dashboard/comments.data', target: pageMs },
  { subject: 'pictures', path: '/admin/dashboard/media.data', target: pageMs },
  { subject: 'finder, a word of one post', path: '/admin/find.data?q=article4711', target: searchMs },
  { subject: 'finder, a name', path: '/admin/find.data?q=visitor4711', target: searchMs },
];

/** A lead from the middle of the list, by someone with twenty requests. */
export const leadQuestion = { subject: 'a lead, with its neighbours and those of the same person', target: pageMs };
