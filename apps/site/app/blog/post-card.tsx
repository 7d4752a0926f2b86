import { ContentCard } from '../content/content-card.tsx';
import type { PostCardFacts } from './post-card.server.ts';

export interface PostCardProps {
  /** The article. */
  readonly post: PostCardFacts;
  /** The level of its heading in the page. Default: `h2`. */
  readonly headingLevel?: 'h2' | 'h3';
}

/** An article's card: picture, title, excerpt and reading time. */
export function PostCard({ post, headingLevel = 'h2' }: PostCardProps) {
  const { category, excerpt, path, picture, title } = post;
  return (
    <ContentCard
      picture={picture && { ...picture, alt: '' }}
      eyebrow={category}
      title={title}
      path={path}
      headingLevel={headingLevel}
    >
      <p className="mt-2 text-small text-ink-muted">{excerpt}</p>
      <PostLine post={post} className="mt-2 text-caption text-ink-muted" />
      <p aria-hidden="true" className="card-action">
        Read More
      </p>
    </ContentCard>
  );
}

/** Date and reading time. */
export function PostLine({
  post,
  className,
}: {
  readonly post: Omit<PostCardFacts, 'picture'>;
  readonly className: string;
}) {
  return (
    <p className={className}>
      <time dateTime={post.day}>{post.dayText}</time> · {post.readTime}
    </p>
  );
}
