import { Badge } from '@showroom/ui/badge';
import { Picture } from '@showroom/ui/picture';
import { Link } from 'react-router-dom';
import { ChooseBox } from '../../bulk/bulk-choice.tsx';
import { SortHead } from '../../sorting/sort-head.tsx';
import { countWords } from '../../shell/count-words.ts';
import type { ListedPost } from './load-post-list.server.ts';
import { postSorts, type PostListView } from './post-list-url.ts';
import { PostStatusBadge } from './post-status-badge.tsx';

export interface PostListProps {
  readonly posts: readonly ListedPost[];
  /** The path of the list that they stand in. */
  readonly path: string;
  /** The query of that list: each way leads back to it. */
  readonly search: string;
}

interface PostTableProps extends PostListProps, Pick<PostListView, 'sort'> {
  /** The address of the list sorted otherwise. */
  readonly toSorted: (sort: PostListView['sort']) => string;
}

interface PostOfList extends Omit<PostListProps, 'posts'> {
  readonly post: ListedPost;
}

const cellClass = 'px-3 py-3 align-top';
/** On a phone, one of two that share a line. */
const factClass = 'max-md:px-0 max-md:py-0.5';
const actionClass = 'inline-flex min-h-11 min-w-11 items-center underline underline-offset-4';

/** Posts as rows: on a phone each row is a block of its own, with two lines of two facts under its name. */
export function PostTable({ posts, path, search, sort, toSorted }: PostTableProps) {
  const head = { sorts: postSorts, sort, to: toSorted, className: 'px-3 py-2 font-medium' };
  return (
    <table className="mt-4 w-full border-t border-hairline text-small max-md:block">
      <thead className="text-left text-caption text-ink-muted max-md:hidden">
        <tr>
          <SortHead {...head} by="title">
            Post
          </SortHead>
          <SortHead {...head} by="person">
            Author
          </SortHead>
          <SortHead {...head} by="publication">
            Status
          </SortHead>
          <SortHead {...head} by="views">
            Views
          </SortHead>
          <SortHead {...head} by="day">
            Date
          </SortHead>
          <th scope="col" className={head.className}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {posts.map((post) => (
          <tr
            key={post.id}
            className="border-t border-hairline max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:py-3"
          >
            <th scope="row" className={`${cellClass} text-left font-normal max-md:col-span-2 max-md:px-0 max-md:py-1`}>
              <PostName post={post} path={path} search={search} />
            </th>
            <td className={`${cellClass} ${factClass}`}>{post.author}</td>
            <td className={`${cellClass} ${factClass} max-md:flex max-md:flex-wrap max-md:justify-end max-md:gap-1`}>
              <PostStatusBadge {...post} />
              {post.isSample && (
                <Badge tone="warning" className="md:flex">
                  Sample
                </Badge>
              )}
            </td>
            <td className={`${cellClass} figures whitespace-nowrap ${factClass}`}>
              {countWords(post.views, 'view')}
              <span className="block text-caption text-ink-muted max-md:inline">
                <span className="md:hidden"> · </span>
                {countWords(post.comments, 'comment')}
              </span>
            </td>
            <td className={`${cellClass} figures whitespace-nowrap ${factClass} max-md:text-right`}>{post.day}</td>
            <td className={`${cellClass} max-md:col-span-2 max-md:px-0 max-md:py-0`}>
              <PostActions post={post} path={path} search={search} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PostName({ post, path, search }: PostOfList) {
  return (
    <div className="flex gap-3">
      <ChooseBox {...post} className="-ml-3 md:-mr-2" />
      <div className="w-20 shrink-0">
        {post.picture !== null && <Picture {...post.picture} alt="" sizes="80px" className="aspect-4/3 rounded-xs" />}
      </div>
      <div className="min-w-0">
        <Link
          to={`${path}/${post.id}${search}`}
          className="inline-flex min-h-11 items-center font-medium hover:underline"
        >
          {post.title}
        </Link>
        <p className="line-clamp-2 max-w-prose text-ink-muted">{post.excerpt}</p>
      </div>
    </div>
  );
}

/** What can be done with one post of a list. */
export function PostActions({ post, path, search }: PostOfList) {
  return (
    <div className="flex gap-3">
      <Link to={`${path}/${post.id}${search}`} className={actionClass}>
        Edit<span className="sr-only"> “{post.title}”</span>
      </Link>
      <Link to={`${path}/${post.id}/delete${search}`} preventScrollReset className={`${actionClass} text-danger`}>
        Delete<span className="sr-only"> “{post.title}”</span>
      </Link>
    </div>
  );
}
