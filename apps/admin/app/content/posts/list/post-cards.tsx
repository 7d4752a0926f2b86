import { formatShopDay } from '@showroom/store/rules';
import { Badge } from '@showroom/ui/badge';
import { Link } from 'react-router-dom';
import { ChooseBox } from '../../bulk/bulk-choice.tsx';
import { ListPicture } from '../../../frame/parts/list-picture.tsx';
import { countWords } from '../../../frame/words/count-words.ts';
import { PostStatusBadge } from './post-status-badge.tsx';
import { PostActions, type PostListProps } from './post-table.tsx';

const MOST_TAGS = 3;

/** Posts as cards, one to three in a row. */
export function PostCards({ posts, path, search }: PostListProps) {
  return (
    <ul className="mt-4 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id} className="flex flex-col overflow-hidden rounded-sm border border-hairline bg-paper-raised">
          <div className="flex md:flex-col">
            <ListPicture picture={post.picture} shape="md:aspect-16/9" />
            <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 pb-0">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="-my-2 -ml-3 flex items-center">
                  <ChooseBox {...post} />
                  <PostStatusBadge {...post} />
                </span>
                <span className="flex flex-wrap gap-x-3">
                  {post.isFeatured && <Badge tone="brass">Featured</Badge>}
                  {post.isSample && <Badge tone="warning">Sample</Badge>}
                </span>
              </div>
              <h2 className="font-serif text-subheading">
                <Link to={`${path}/${post.id}${search}`} className="inline-flex min-h-11 items-center hover:underline">
                  {post.title}
                </Link>
              </h2>
            </div>
          </div>
          <div className="flex flex-1 flex-col gap-2 p-4 pt-2">
            <p className="line-clamp-3 text-small text-ink-muted">{post.excerpt}</p>
            <TagChips tags={post.tags} />
            <p className="figures mt-auto text-caption text-ink-muted">
              {[post.author, post.category, formatShopDay(post.day), post.status === 'draft' ? '' : post.readTime]
                .filter((part) => part !== '')
                // A line breaks between the facts and not within one, unless it is longer than a line.
                .map((part, index) => (
                  <span key={part} className="inline-block max-w-full">
                    {index > 0 && <span aria-hidden="true">&nbsp;·&nbsp;</span>}
                    <span>{part}</span>
                  </span>
                ))}
            </p>
            {/* No visitor has seen a draft. */}
            {post.status !== 'draft' && (
              <p className="figures text-caption text-ink-muted">
                {countWords(post.views, 'view')} · {countWords(post.comments, 'comment')}
              </p>
            )}
            <PostActions post={post} path={path} search={search} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function TagChips({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - MOST_TAGS;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.slice(0, MOST_TAGS).map((tag) => (
        <li key={tag} className="rounded-full border border-hairline px-2.5 py-0.5 text-caption">
          {tag}
        </li>
      ))}
      {more > 0 && (
        <li className="py-0.5 text-caption text-ink-muted">
          +{more}
          <span className="sr-only"> more</span>
        </li>
      )}
    </ul>
  );
}
