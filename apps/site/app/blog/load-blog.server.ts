import { blogCategories } from '@showroom/store/rules';
import { countPublishedByCategory, listPublishedBriefs, posts, type PostBrief, type Store } from '@showroom/store/site';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { listCategories } from '../content/list-categories.ts';
import { ListAhead } from '../content/list-ahead.ts';
import { describePage, placePage } from '../content/list-place.ts';
import { rememberCurrent } from '../content/remember-current.server.ts';
import { pageWords } from '../seo/page-words.server.ts';
import { buildBlogSearch, readBlogSearch } from './blog-address.ts';
import { toPostCard } from './post-card.server.ts';

/** Whole rows of two and of three. */
const POSTS_A_PAGE = 12;
/** All of them, for a site of files. */
const WHOLE = 100_000;

/** What every page of the blog says of all of it. */
const findWhole = rememberCurrent(async (store: Store) => {
  const counts = await countPublishedByCategory(store, posts);
  const { items } = await listPublishedBriefs(store, posts, { isFeatured: true, limit: 1 });
  const categoryLinks = new Map<string | null, ReturnType<typeof listCategories>>();
  return { counts, leading: items[0], lists: new Map<string | null, ListAhead<PostBrief>>(), categoryLinks };
});

/** The blog as an address asks for it. Any address gives a list; a page that there is not is the last one. */
export async function loadBlog(store: Store, asked: URLSearchParams, isWhole = false) {
  const size = isWhole ? WHOLE : POSTS_A_PAGE;
  const { category, page: askedPage } = readBlogSearch(asked);
  const { counts, lists, categoryLinks, ...whole } = await findWhole(store);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const found = category === null ? total : (counts.get(category) ?? 0);
  // The article that leads stands above the list of all, and not in it a second time.
  const leading = category === null ? whole.leading : undefined;
  const place = placePage(askedPage, { count: found - (leading === undefined ? 0 : 1), size }, (page) =>
    buildBlogSearch({ category, page }),
  );
  const { pageNumber } = place;
  const list =
    lists.get(category) ??
    new ListAhead(size, (part) =>
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
    /** Of the category, or of all. */
    count: found,
    pageNumber,
    /** Of the address that it is known by: a category is an arrangement of the list, a page of the list has its own. */
    canonicalSearch: buildBlogSearch({ category: null, page: category === null ? pageNumber : 1 }),
    pageCount: place.pageCount,
    pageLinks: place.pageLinks,
  };
}
