import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import type { Store } from '@showroom/store/open-store';
import { posts } from '@showroom/store/posts';
import { listPublishedBriefs } from '@showroom/store/published';
import { renderToStaticMarkup } from 'react-dom/server';
import { LeadingPost } from '../../blog/leading-post.tsx';
import { toPostCard } from '../../blog/post-card.server.ts';
import { PostCard } from '../../blog/post-card.tsx';
import { ContentGrid } from '../../content/content-grid.tsx';

/** A row of them on a desk. */
const MOST = 3;

/**
 * The articles that the owner features on the homepage, the latest first, as HTML; empty where there is none. Drawn here, so that
 * the page brings no scripts for what hears of nothing.
 */
export async function drawFeaturedPosts(store: Store): Promise<string> {
  const { items } = await listPublishedBriefs(store, posts, { isFeatured: true, limit: MOST });
  const [first, ...others] = items;
  if (first === undefined) return '';
  const pictures = await loadContentPictures(
    store,
    items.map(({ fields }) => fields.cover),
  );
  const { cover } = first.fields;
  return renderToStaticMarkup(
    <section className="mt-24" aria-labelledby="articles">
      <div className="page-width">
        <h2 id="articles" className="eyebrow">
          From the blog
        </h2>
        {others.length > 0 && (
          <ContentGrid items={items.map((post) => toPostCard(post, pictures))}>
            {(post) => <PostCard post={post} headingLevel="h3" />}
          </ContentGrid>
        )}
      </div>
      {others.length === 0 && (
        <LeadingPost
          post={{ ...toPostCard(first, pictures), picture: (cover && pictures.find(cover)) ?? null }}
          headingLevel="h3"
        />
      )}
    </section>,
  );
}
