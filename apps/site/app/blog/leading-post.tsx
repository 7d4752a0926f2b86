import { Picture, type PictureSource } from '@showroom/ui/picture';
import { SiteLink } from '../shell/site-link.tsx';
import type { PostCardFacts } from './post-card.server.ts';
import { PostLine } from './post-card.tsx';

export interface LeadingPostProps {
  /** The article, with a large picture. */
  readonly post: Omit<PostCardFacts, 'picture'> & { readonly picture: { readonly record: PictureSource } | null };
  /** Whether its picture is at the top of the page on a phone. */
  readonly isFirst?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
}

/** A featured article: a large picture next to its title and excerpt. */
export function LeadingPost({ post, isFirst = false, headingLevel: Heading = 'h2' }: LeadingPostProps) {
  return (
    <article className="card page-width mt-8 grid items-center gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
      {post.picture && (
        <Picture
          {...post.picture}
          alt=""
          priority={isFirst}
          sizes="(min-width: 64rem) 55vw, 92vw"
          className="aspect-3/2 rounded-xs"
        />
      )}
      <div>
        <p className="eyebrow">Featured · {post.category}</p>
        <Heading className="mt-2 font-serif text-title">
          <SiteLink href={post.path} viewTransition className="card-link">
            {post.title}
          </SiteLink>
        </Heading>
        <p className="mt-4 text-lead text-ink-muted">{post.excerpt}</p>
        <PostLine post={post} className="mt-4 text-small text-ink-muted" />
        <p aria-hidden="true" className="card-action">
          Read More
        </p>
      </div>
    </article>
  );
}
