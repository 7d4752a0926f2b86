import { blogCategories } from '@showroom/store/content-options';
import type { Store } from '@showroom/store/open-store';
import { posts } from '@showroom/store/posts';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { listAllPublished } from '../content/list-all-published.server.ts';
import { listCategories } from '../content/list-categories.ts';
import { pageWords, type PageWords } from '../seo/page-words.server.ts';
import { buildBlogSearch, readBlogSearch } from './blog-address.ts';
import { toPostCard } from './post-card.server.ts';

/** Whole rows of two and of three. */
const POSTS_A_PAGE = 12;

/** The blog as an address asks for it. Any address gives a list; a page that there is not is the last one. */
export async function loadBlog(store: Store, asked: URLSearchParams) {
  const { category, page: askedPage } = readBlogSearch(asked);
  const all = await listAllPublished(store, posts);
  const found = category === null ? all : all.filter(({ fields }) => fields.category === category);
  // The article that leads stands above the list of all, and not in it a second time.
  const leading = category === null ? found.find(({ fields }) => fields.isFeatured) : undefined;
  const listed = found.filter((post) => post !== leading);
  const pageCount = Math.max(1, Math.ceil(listed.length / POSTS_A_PAGE));
  const page = Math.min(askedPage, pageCount);
  const shown = listed.slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE);
  const featured = page === 1 ? leading : undefined;
  const pictures = await loadContentPictures(
    store,
    [...shown, ...(featured ? [featured] : [])].map(({ fields }) => fields.cover),
  );
  const cover = featured?.fields.cover;
  return {
    page: blogWords(page, pageCount),
    category,
    categories: listCategories(
      blogCategories,
      all.map(({ fields }) => fields.category),
      category,
      { labelOf: (each) => each, hrefOf: (each) => `/blog${buildBlogSearch({ category: each, page: 1 })}` },
    ),
    featured: featured ? { ...toPostCard(featured, pictures), picture: (cover && pictures.find(cover)) ?? null } : null,
    posts: shown.map((post) => toPostCard(post, pictures)),
    /** Of the category, or of all. */
    count: found.length,
    pageNumber: page,
    /** Of the address that it is known by: a category is an arrangement of the list, a page of the list has its own. */
    canonicalSearch: buildBlogSearch({ category: null, page: category === null ? page : 1 }),
    pageSearches: Array.from({ length: pageCount }, (_, index) => buildBlogSearch({ category, page: index + 1 })),
  };
}

/** The words of the list, and of each page of it its own description. */
function blogWords(page: number, pages: number): PageWords {
  const words = pageWords('/blog');
  return page === 1 ? words : { ...words, description: `Page ${page} of ${pages}: ${words.description}` };
}
