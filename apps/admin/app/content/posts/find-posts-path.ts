import { data } from 'react-router-dom';

const paths: Readonly<Record<string, string>> = {
  dashboard: '/admin/dashboard/posts',
  'dashboard-pro': '/admin/dashboard-pro/posts',
};

/** The list of posts of the dashboard that an address names. @throws an answer 404 for any other */
export function findPostsPath(dashboard: string): string {
  const path = Object.hasOwn(paths, dashboard) ? paths[dashboard] : undefined;
  if (path === undefined) throw data(null, { status: 404 });
  return path;
}
