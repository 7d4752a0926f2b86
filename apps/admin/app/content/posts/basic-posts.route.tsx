import { Outlet } from 'react-router-dom';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/basic-posts.route';
import { findPostsPath } from './list/find-posts-path.ts';
import { loadPostList } from './list/load-post-list.server.ts';
import { PostList } from './list/post-list.tsx';

export const middleware = [allow('content')];

export function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return loadPostList(args.context.get(storeContext), new URL(args.request.url).searchParams);
}

export const meta: Route.MetaFunction = () => [{ title: 'Blog Posts' }, { name: 'robots', content: 'noindex' }];

export default function BasicPosts({ loaderData }: Route.ComponentProps) {
  return (
    <PostList {...loaderData} title="Blog Posts" path={findPostsPath('dashboard')} drawnAs="table">
      <Outlet />
    </PostList>
  );
}
