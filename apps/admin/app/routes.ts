import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { itemNames, type ItemName } from './frame/navigation/content-kinds.ts';

/** The routes of a list and its entries. All kinds share their files, which read the kind from the URL. */
function contentRoutes(path: string) {
  const [list, edit, remove, history] = [
    'content/list/list.route.tsx',
    'content/editor/edit.route.tsx',
    'content/delete/delete.route.tsx',
    'content/history/history.route.tsx',
  ] as const;
  const id = (file: string) => ({ id: `${path}/${file}` });
  return {
    list: (dialogs: RouteConfigEntry[]) =>
      route(path, list, id(list), [...dialogs, route(':id/delete', remove, id(remove))]),
    edit: (at: string) => route(`${at}:id`, edit, id(edit)),
    history: route(`${path}/:id/history/:span?`, history, id(history)),
  };
}

function itemRoutes(name: ItemName): RouteConfigEntry[] {
  const { list, edit, history } = contentRoutes(`admin/dashboard-pro/${name}`);
  return [list([edit('')]), history];
}

function postRoutes(dashboard: string): RouteConfigEntry[] {
  const path = `admin/${dashboard}/posts`;
  const { list, edit, history } = contentRoutes(path);
  return [list([]), edit(`${path}/`), history];
}

export default [
  index('frame/shell/index.route.ts'),
  route('.well-known/security.txt', 'site/security-txt/security-txt.route.ts'),
  layout('frame/shell/sign-in-layout.tsx', [
    route('admin/login', 'people/sign-in/login.route.tsx'),
    route('admin/login/code', 'people/sign-in/login-code.route.tsx'),
    route('admin/login/forgot', 'people/sign-in/forgot.route.tsx'),
    route('admin/login/:kind/:token', 'people/sign-in/set-password.route.tsx'),
  ]),
  route('admin/login/passkey', 'people/passkeys/sign-in.route.ts'),
  route('admin/logout', 'people/sign-in/logout.route.ts'),
  // Everything below asks for a session first; see the layout's middleware.
  layout('frame/shell/guarded-layout.tsx', [
    route('admin', 'frame/shell/home.route.ts'),
    route('admin/session', 'frame/shell/session.route.ts'),
    route('admin/pulse', 'frame/shell/live-counts.route.ts'),
    route('admin/dashboard', 'overview/basic-overview.route.tsx'),
    route('admin/dashboard-pro', 'overview/pro-overview.route.tsx'),
    route('admin/dashboard-pro/samples', 'overview/getting-started/samples.route.tsx', [
      route('delete', 'overview/getting-started/delete-samples.route.tsx'),
    ]),
    route('admin/samples/undo', 'overview/getting-started/undo-samples.route.ts'),
    ...itemNames.flatMap(itemRoutes),
    route('admin/leads', 'leads/inbox/inbox.route.tsx', [
      route('delete', 'leads/inbox/delete/delete-leads.route.tsx'),
      route('won', 'leads/board/won/won-lead.route.tsx'),
    ]),
    route('admin/leads.csv', 'leads/inbox/export.route.ts'),
    route('admin/leads/undo-status', 'leads/inbox/undo-status.route.ts'),
    route('admin/leads/templates', 'leads/templates/templates.route.tsx'),
    route('admin/leads/templates/undo', 'leads/templates/undo-template.route.ts'),
    route('admin/leads/:leadId', 'leads/lead/lead.route.tsx'),
    route('admin/leads/:leadId/reply', 'leads/reply/reply.route.tsx'),
    route('admin/leads/:leadId/files/:fileId', 'leads/lead/file.route.ts'),
    ...postRoutes('dashboard'),
    ...postRoutes('dashboard-pro'),
    route('admin/dashboard/media', 'content/media/library.route.tsx'),
    route('admin/dashboard/media/describe', 'content/media/describe-several.route.tsx'),
    route('admin/dashboard/media/:mediumId', 'content/media/medium.route.tsx', [
      route('delete', 'content/media/delete-medium.route.tsx'),
    ]),
    route('admin/media/upload', 'content/media/upload.route.ts'),
    route('admin/media/choices', 'content/pictures/choices.route.ts'),
    route('admin/media/site-pictures', 'content/pictures/site-pictures.route.ts'),
    route('admin/media/picture', 'content/pictures/picture.route.ts'),
    route('admin/media/:mediumId/replace', 'content/media/replace.route.ts'),
    route('admin/media/undo', 'content/media/undo.route.ts'),
    route('admin/media/retry', 'content/media/retry-pictures.route.ts'),
    route('admin/media/delete', 'content/media/delete-several.route.ts'),
    route('admin/posts/autosave', 'content/editor/autosave.route.ts'),
    route('admin/dashboard/comments', 'content/comments/comments.route.tsx'),
    route('admin/comments/undo', 'content/comments/undo.route.ts'),
    route('admin/dashboard/analytics', 'site/analytics/analytics.route.tsx'),
    route('admin/dashboard/seo', 'site/seo/seo.route.tsx'),
    route('admin/dashboard/seo/page', 'site/seo/page.route.tsx'),
    route('admin/dashboard/seo/redirects', 'site/redirects/redirects.route.tsx', [
      route('change', 'site/redirects/change.route.tsx'),
    ]),
    route('admin/redirects/undo', 'site/redirects/undo.route.ts'),
    route('admin/settings/test-email', 'site/settings/test-email.route.ts'),
    route('admin/dashboard/settings/mail', 'site/settings/mail.route.tsx'),
    route('admin/dashboard/settings/mail/answers', 'site/settings/answers.route.tsx'),
    route('admin/dashboard/settings/days', 'site/settings/days/days.route.tsx'),
    route('admin/dashboard/settings/days/undo', 'site/settings/days/undo-days.route.ts'),
    route('admin/dashboard/settings/verification', 'site/settings/verification/verification.route.tsx'),
    route('admin/dashboard/settings', 'site/settings/settings.route.tsx'),
    route('admin/dashboard/backup', 'site/backup/backup.route.tsx'),
    route('admin/dashboard/backup/:name', 'site/backup/restore.route.tsx', [
      route('delete', 'site/backup/delete.route.tsx'),
    ]),
    route('admin/backups/upload', 'site/backup/upload.route.ts'),
    route('admin/backups/:name', 'site/backup/download.route.ts'),
    route('admin/dashboard/settings/leads', 'leads/mail-settings/mail-settings.route.tsx'),
    route('admin/dashboard/users', 'people/users/users.route.tsx'),
    route('admin/dashboard/users/:accountId', 'people/users/user.route.tsx'),
    route('admin/site/publish-check/:kind/:id', 'content/publish-check/publish-check.route.tsx'),
    route('admin/site/preview/:kind/:id', 'content/publish-check/preview.route.tsx'),
    route('admin/bulk', 'content/list/bulk/bulk.route.ts'),
    route('admin/bulk/undo', 'content/list/bulk/undo.route.ts'),
    route('admin/deleted', 'content/trash/trash.route.tsx'),
    route('admin/deleted/undo', 'content/trash/undo.route.ts'),
    route('admin/find', 'overview/search/search.route.tsx'),
    route('admin/activity', 'people/activity/activity.route.tsx'),
    route('admin/account', 'people/account/account.route.tsx'),
    route('admin/account/second-factor', 'people/account/second-factor.route.tsx'),
    route('admin/account/passkeys', 'people/passkeys/passkeys.route.tsx'),
    route('admin/account/sessions', 'people/account/sessions.route.tsx'),
    route('admin/*', 'frame/shell/unknown-admin-page.route.tsx'),
  ]),
  route('*', 'frame/shell/not-found.route.tsx'),
] satisfies RouteConfig;
