import { LeadingPost } from '../../blog/leading-post.tsx';
import { PostCard } from '../../blog/post-card.tsx';
import { ContentGrid } from '../../content/content-grid.tsx';
import type { FeaturedPost } from './load-featured-posts.server.ts';

/** Featured articles: a large one, or several in a row. */
export function FeaturedPosts({ posts }: { readonly posts: readonly FeaturedPost[] }) {
  const [first, ...others] = posts;
  if (first === undefined) return null;
  return (
    <section className="mt-24" aria-labelledby="articles">
      <div className="page-width">
        <h2 id="articles" className="eyebrow">
          From the blog
        </h2>
        {others.length > 0 && (
          <ContentGrid items={posts.map(({ card }) => card)}>
            {(post) => <PostCard post={post} headingLevel="h3" />}
          </ContentGrid>
        )}
      </div>
      {others.length === 0 && <LeadingPost post={{ ...first.card, picture: first.cover }} headingLevel="h3" />}
    </section>
  );
}
