import { EmptyState } from '@showroom/ui/empty-state';
import { LinkButton } from '@showroom/ui/link-button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BulkChoice } from '../../bulk/bulk-choice.tsx';
import { TrashLink } from '../../trash/trash-link.tsx';
import type { PostListPage } from './load-post-list.server.ts';
import { PostCards } from './post-cards.tsx';
import { PostFilter } from './post-filter.tsx';
import { buildPostListSearch, isNarrowed } from './post-list-url.ts';
import { PostTable } from './post-table.tsx';
import { PageNavigation } from '../../../frame/parts/page-navigation.tsx';
import { formatCount } from '../../../frame/words/count-words.ts';

export interface PostListViewProps extends PostListPage {
  /** The heading of the page. */
  readonly title: string;
  /** The list's own path: below it stand its posts. */
  readonly path: string;
  /** As a table with what is looked up, or as cards with what is seen. */
  readonly drawnAs: 'table' | 'cards';
  /** A window over the list. */
  readonly children?: ReactNode;
}

/** All posts, narrowed and sorted by their address, a page at a time. */
export function PostList({
  title,
  path,
  drawnAs,
  view,
  posts,
  tags,
  found,
  total,
  pageCount,
  children,
}: PostListViewProps) {
  const search = buildPostListSearch(view);
  const toPage = (page: number) => `${path}${buildPostListSearch({ ...view, page })}`;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-serif text-title">{title}</h1>
        <LinkButton as={Link} to={`${path}/new${search}`}>
          Create New Post
        </LinkButton>
      </div>
      <PostFilter view={view} isTable={drawnAs === 'table'} />
      <p role="status" className="figures mt-6 text-small text-ink-muted">
        {formatCount(found)} of {formatCount(total)} posts
      </p>
      {posts.length > 0 ? (
        <BulkChoice kind="posts" back={path + search} tags={tags}>
          {drawnAs === 'table' ? (
            <PostTable
              posts={posts}
              path={path}
              search={search}
              sort={view.sort}
              toSorted={(sort) => `${path}${buildPostListSearch({ ...view, sort, page: 1 })}`}
            />
          ) : (
            <PostCards posts={posts} path={path} search={search} />
          )}
        </BulkChoice>
      ) : (
        <EmptyState
          className="mt-4"
          title={isNarrowed(view) ? 'No posts found' : 'No posts yet'}
          action={
            isNarrowed(view) ? (
              <LinkButton as={Link} variant="secondary" to={path}>
                Clear filters
              </LinkButton>
            ) : (
              <LinkButton as={Link} to={`${path}/new`}>
                Create New Post
              </LinkButton>
            )
          }
        >
          {isNarrowed(view) ? 'Try adjusting your search or filters' : 'Get started by writing your first post'}
        </EmptyState>
      )}
      <PageNavigation page={view.page} pageCount={pageCount} toPage={toPage} />
      <TrashLink kind="posts" />
      {children}
    </>
  );
}
