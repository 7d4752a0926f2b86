import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import type { ItemName } from './items/item-form.ts';

/** A kind that is edited in windows over its list. All of them share their files, which tell them apart by the pattern. */
function itemRoutes(name: ItemName): RouteConfigEntry[] {
  const id = (file: string) => ({ id: `${name}/${file}` });
  const [list, add, edit] = [
    'items/list/list.route.tsx',
    'items/form/new.route.tsx',
    'items/form/edit.route.tsx',
  ] as const;
  const remove = 'items/delete/delete.route.tsx';
  const history = 'items/history.route.tsx';
  return [
    route(`admin/dashboard-pro/${name}`, list, id(list), [
      route('new', add, id(add)),
      route(':id', edit, id(edit)),
      route(':id/delete', remove, id(remove)),
    ]),
    route(`admin/dashboard-pro/${name}/:id/history/:span?`, history, id(history)),
  ];
}

/** Asked over the list of either dashboard; the address tells which. */
function deletePostRoute(dashboard: string): RouteConfigEntry {
  const file = 'posts/delete-post.route.tsx';
  return route(':postId/delete', file, { id: `${dashboard}/${file}` });
}

export default [
  index('shell/front-door.route.ts'),
  route('.well-known/security.txt', 'security-txt/security-txt.route.ts'),
  layout('shell/door-layout.tsx', [
    route('admin/login', 'login/login.route.tsx'),
    route('admin/login/code', 'login/login-code.route.tsx'),
    route('admin/login/forgot', 'login/forgot.route.tsx'),
    route('admin/login/:kind/:token', 'login/set-password.route.tsx'),
  ]),
  route('admin/login/passkey', 'passkeys/sign-in.route.ts'),
  route('admin/logout', 'login/logout.route.ts'),
  // Everything below asks for a session first; see the layout's middleware.
  layout('shell/guarded-layout.tsx', [
    route('admin', 'shell/home.route.ts'),
    route('admin/session', 'session/session.route.ts'),
    route('admin/pulse', 'pulse/pulse.route.ts'),
    route('admin/dashboard', 'overview/basic-overview.route.tsx'),
    route('admin/dashboard-pro', 'overview/pro-overview.route.tsx'),
    route('admin/dashboard-pro/samples', 'first-steps/samples.route.tsx'),
    route('admin/samples/undo', 'first-steps/undo-samples.route.ts'),
    ...itemRoutes('products'),
    ...itemRoutes('works'),
    ...itemRoutes('testimonials'),
    route('admin/leads', 'leads/inbox/inbox.route.tsx', [
      route('delete', 'leads/inbox/delete/delete-leads.route.tsx'),
      route('won', 'leads/board/won/won-lead.route.tsx'),
    ]),
    route('admin/leads.csv', 'leads/inbox/export.route.ts'),
    route('admin/leads/undo-status', 'leads/inbox/undo-status.route.ts'),
    route('admin/leads/templates', 'leads/templates/templates.route.tsx'),
    route('admin/leads/:leadId', 'leads/lead/lead.route.tsx'),
    route('admin/leads/:leadId/reply', 'leads/reply/reply.route.tsx'),
    route('admin/leads/:leadId/files/:fileId', 'leads/lead/file.route.ts'),
    route('admin/dashboard/posts', 'posts/basic-posts.route.tsx', [deletePostRoute('dashboard')]),
    route('admin/dashboard-pro/posts', 'posts/pro-posts.route.tsx', [deletePostRoute('dashboard-pro')]),
    route('admin/:dashboard/posts/:postId', 'posts/post.route.tsx'),
    route('admin/:dashboard/posts/:postId/history/:span?', 'posts/history.route.tsx'),
    route('admin/dashboard/media', 'media/library.route.tsx'),
    route('admin/dashboard/media/describe', 'media/describe-several.route.tsx'),
    route('admin/dashboard/media/:mediumId', 'media/medium.route.tsx', [
      route('delete', 'media/delete-medium.route.tsx'),
    ]),
    route('admin/media/upload', 'media/upload.route.ts'),
    route('admin/media/choices', 'media/choices.route.ts'),
    route('admin/media/site-pictures', 'media/site-pictures.route.ts'),
    route('admin/media/picture', 'media/picture.route.ts'),
    route('admin/media/:mediumId/replace', 'media/replace.route.ts'),
    route('admin/media/undo', 'media/undo.route.ts'),
    route('admin/media/retry', 'media/retry-pictures.route.ts'),
    route('admin/media/delete', 'media/delete-several.route.ts'),
    route('admin/posts/autosave', 'posts/autosave.route.ts'),
    route('admin/dashboard/comments', 'comments/comments.route.tsx'),
    route('admin/comments/undo', 'comments/undo.route.ts'),
    route('admin/dashboard/analytics', 'analytics/analytics.route.tsx'),
    route('admin/dashboard/seo', 'seo/seo.route.tsx'),
    route('admin/dashboard/seo/page', 'seo/page.route.tsx'),
    route('admin/dashboard/seo/redirects', 'redirects/redirects.route.tsx', [
      route('change', 'redirects/change.route.tsx'),
    ]),
    route('admin/redirects/undo', 'redirects/undo.route.ts'),
    route('admin/settings/test-letter', 'settings/test-letter.route.ts'),
    route('admin/dashboard/settings/mail', 'settings/mail.route.tsx'),
    route('admin/dashboard/settings/mail/answers', 'settings/answers.route.tsx'),
    route('admin/settings/undo-entry', 'settings/entries/undo.route.ts'),
    route('admin/dashboard/settings/days', 'settings/days/days.route.tsx'),
    route('admin/dashboard/settings/verification', 'settings/verification/verification.route.tsx'),
    route('admin/dashboard/settings', 'settings/settings.route.tsx'),
    route('admin/dashboard/backup', 'backup/backup.route.tsx'),
    route('admin/dashboard/backup/:name', 'backup/restore.route.tsx', [route('delete', 'backup/delete.route.tsx')]),
    route('admin/backups/upload', 'backup/upload.route.ts'),
    route('admin/backups/:name', 'backup/download.route.ts'),
    route('admin/dashboard/settings/leads', 'leads/mail-settings/mail-settings.route.tsx'),
    route('admin/dashboard/users', 'users/users.route.tsx'),
    route('admin/dashboard/users/:accountId', 'users/user.route.tsx'),
    route('admin/site/rehearsal/:kind/:id', 'rehearsal/rehearsal.route.tsx'),
    route('admin/site/preview/:kind/:id', 'rehearsal/look.route.tsx'),
    route('admin/bulk', 'bulk/bulk.route.ts'),
    route('admin/bulk/undo', 'bulk/undo.route.ts'),
    route('admin/deleted', 'deleted/deleted.route.tsx'),
    route('admin/deleted/undo', 'deleted/undo.route.ts'),
    route('admin/find', 'finder/finder.route.tsx'),
    route('admin/activity', 'activity/activity.route.tsx'),
    route('admin/account', 'account/account.route.tsx'),
    route('admin/account/second-factor', 'account/second-factor.route.tsx'),
    route('admin/account/passkeys', 'passkeys/passkeys.route.tsx'),
    route('admin/account/sessions', 'account/sessions.route.tsx'),
    route('admin/*', 'shell/nothing-here.route.tsx'),
  ]),
  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;
