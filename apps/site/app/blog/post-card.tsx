import { Picture } from '@showroom/ui/picture';
import { Link } from 'react-router-dom';
import type { PostCardFacts } from './post-card.server.ts';

export interface PostCardProps {
  readonly post: PostCardFacts;
  /** By the place of the list in its page. Default `h2`. */
  readonly headingLevel?: 'h2' | 'h3';
}

/** An article in a grid: its picture, what it is about, and how long it takes. */
export function PostCard({ post, headingLevel: Heading = 'h2' }: PostCardProps) {
  return (
    <article className="group relative">
      {post.picture && (
        <Picture
          {...post.picture}
          alt=""
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
          className="aspect-3/2 rounded-xs shadow-card transition-shadow group-hover:shadow-raised"
        />
      )}
      <p className="eyebrow mt-4">{post.category}</p>
      <Heading className="mt-1 font-serif text-subheading">
        <Link
          to={post.path}
          viewTransition
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {post.title}
        </Link>
      </Heading>
      <p className="mt-2 text-small text-ink-muted">{post.excerpt}</p>
      <PostLine post={post} className="mt-2 text-caption text-ink-muted" />
    </article>
  );
}

/** When it was written, and how long it takes to read. */
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
