import { formatShopDay } from '@showroom/store/rules';
import { Badge } from '@showroom/ui/badge';
import { Picture } from '@showroom/ui/picture';
import { Link } from 'react-router-dom';
import { ChooseBox } from '../../bulk/bulk-choice.tsx';
import { SortHead } from '../../../frame/sorting/sort-head.tsx';
import { countWords } from '../../../frame/words/count-words.ts';
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
/** On the line of the title, which is as high as a thumb; elsewhere than on a desk, one of two that share a line. */
const factClass = 'max-xl:px-0 max-xl:py-0.5 xl:pt-6';
/** On a tablet what stands below the name begins where the name does: beside the box and the picture. */
const belowNameClass = 'sm:max-xl:pl-34';
const actionClass = 'inline-flex min-h-11 min-w-11 items-center underline underline-offset-4';

/** Posts as rows: on a phone and on a tablet each row is a block of its own, with two lines of two facts under its name. */
export function PostTable({ posts, path, search, sort, toSorted }: PostTableProps) {
  const head = { sorts: postSorts, sort, to: toSorted, className: 'px-3 py-2 font-medium' };
  return (
    <table className="mt-4 w-full border-t border-hairline text-small max-xl:block">
      <thead className="text-left text-caption text-ink-muted max-xl:hidden">
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
      <tbody className="max-xl:block">
        {posts.map((post) => (
          <tr
            key={post.id}
            className="border-t border-hairline max-xl:grid max-xl:grid-cols-[minmax(0,1fr)_auto] max-xl:gap-x-4 max-xl:py-3"
          >
            <th scope="row" className={`${cellClass} text-left font-normal max-xl:col-span-2 max-xl:px-0 max-xl:py-1`}>
              <PostName post={post} path={path} search={search} />
            </th>
            <td className={`${cellClass} ${factClass} ${belowNameClass}`}>{post.author}</td>
            <td
              className={`${cellClass} ${factClass} max-xl:flex max-xl:flex-wrap max-xl:justify-end max-xl:gap-x-3 max-xl:gap-y-1`}
            >
              <PostStatusBadge {...post} />
              {post.isSample && (
                <Badge tone="warning" className="xl:flex">
                  Sample
                </Badge>
              )}
            </td>
            <td className={`${cellClass} figures whitespace-nowrap ${factClass} ${belowNameClass}`}>
              {countWords(post.views, 'view')}
              <span className="block text-caption text-ink-muted max-xl:inline">
                <span className="mx-1 xl:hidden">·</span>
                {countWords(post.comments, 'comment')}
              </span>
            </td>
            <td className={`${cellClass} figures whitespace-nowrap ${factClass} max-xl:text-right`}>
              {formatShopDay(post.day)}
            </td>
            <td className={`${cellClass} max-xl:col-span-2 max-xl:px-0 max-xl:py-0 ${belowNameClass}`}>
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
      <ChooseBox {...post} className="-ml-3 xl:-mr-2" />
      <div className={`w-20 shrink-0 ${post.picture === null ? 'max-xl:hidden' : ''}`}>
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
