import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { listPublishedBriefs, posts, type Store } from '@showroom/store/site';
import { toPostCard } from '../../blog/post-card.server.ts';

/** A row on a desktop. */
const MOST = 3;

/** Featured articles, latest first. */
export async function loadFeaturedPosts(store: Store) {
  const { items } = await listPublishedBriefs(store, posts, { isFeatured: true, limit: MOST });
  const covers = items.map(({ fields }) => fields.cover);
  const pictures = await loadContentPictures(store, covers);
  return items.map((post) => {
    const { cover } = post.fields;
    return { card: toPostCard(post, pictures), cover: (cover && pictures.find(cover)) ?? null };
  });
}

export type FeaturedPost = Awaited<ReturnType<typeof loadFeaturedPosts>>[number];
