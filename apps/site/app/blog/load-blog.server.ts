import { blogCategories } from '@showroom/store/rules';
import { countPublishedByCategory, listPublishedBriefs, posts, type PostBrief, type Store } from '@showroom/store/site';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { listCategories } from '../content/list-categories.ts';
import { PagedList } from '../content/paged-list.ts';
import { describePage, placePage } from '../content/list-place.ts';
import { rememberCurrent } from '../content/remember-current.server.ts';
import { pageWords } from '../seo/page-words.server.ts';
import { buildBlogSearch, readBlogSearch } from './blog-address.ts';
import { toPostCard } from './post-card.server.ts';

/** Fills rows of two and of three. */
const POSTS_A_PAGE = 12;
/** All of them, for the static export. */
const WHOLE = 100_000;

/** Shared by all pages of the blog. */
const findWhole = rememberCurrent(async (store: Store) => {
  const counts = await countPublishedByCategory(store, posts);
  const { items } = await listPublishedBriefs(store, posts, { isFeatured: true, limit: 1 });
  const categoryLinks = new Map<string | null, ReturnType<typeof listCategories>>();
  return { counts, leading: items[0], lists: new Map<string | null, PagedList<PostBrief>>(), categoryLinks };
});

/** Loads a page of the blog; the last one if there are fewer. */
export async function loadBlog(store: Store, asked: URLSearchParams, isWhole = false) {
  const size = isWhole ? WHOLE : POSTS_A_PAGE;
  const { category, page: askedPage } = readBlogSearch(asked);
  const { counts, lists, categoryLinks, ...whole } = await findWhole(store);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const found = category === null ? total : (counts.get(category) ?? 0);
  // The featured article is above the list, so not in it.
  const leading = category === null ? whole.leading : undefined;
  const place = placePage(askedPage, { count: found - (leading === undefined ? 0 : 1), size }, (page) =>
    buildBlogSearch({ category, page }),
  );
  const { pageNumber } = place;
  const list =
    lists.get(category) ??
    new PagedList(size, (part) =>
      listPublishedBriefs(store, posts, { category: category ?? undefined, except: leading?.id, ...part }),
    );
  lists.set(category, list);
  const shown = await list.readPage(pageNumber);
  const categories =
    categoryLinks.get(category) ??
    listCategories(blogCategories, counts, category, {
      labelOf: (each) => each,
      hrefOf: (each) => `/blog${buildBlogSearch({ category: each, page: 1 })}`,
    });
  categoryLinks.set(category, categories);
  const featured = pageNumber === 1 ? leading : undefined;
  const pictures = await loadContentPictures(
    store,
    [...shown, ...(featured ? [featured] : [])].map(({ fields }) => fields.cover),
  );
  const cover = featured?.fields.cover;
  return {
    page: describePage(pageWords('/blog'), place),
    category,
    categories,
    featured: featured ? { ...toPostCard(featured, pictures), picture: (cover && pictures.find(cover)) ?? null } : null,
    posts: shown.map((post) => toPostCard(post, pictures)),
    /** In the category, if one is chosen. */
    count: found,
    pageNumber,
    /** The canonical URL's: a page of the list has its own, a category doesn't. */
    canonicalSearch: buildBlogSearch({ category: null, page: category === null ? pageNumber : 1 }),
    pageCount: place.pageCount,
    pageLinks: place.pageLinks,
  };
}
