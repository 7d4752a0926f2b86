import { loadContentPictures, type ContentPicture } from '@showroom/app-frame/content-pictures';
import { countContent, findBriefPage, findUntouchedSamples, listTags, posts, type Store } from '@showroom/store/admin';
import { parsePostList, type PostListView, type PostStatus } from './post-list-url.ts';

/** One post of a list. */
export interface ListedPost {
  readonly id: string;
  /** The state that is shown. */
  readonly revision: number;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: string;
  readonly status: PostStatus;
  readonly hasUnpublishedChanges: boolean;
  readonly isFeatured: boolean;
  /** Came with the site, and no one has changed it. */
  readonly isSample: boolean;
  /** The day it bears, yyyy-mm-dd. */
  readonly day: string;
  /** From when on visitors see it, ISO 8601; null unless that is planned. */
  readonly publicFrom: string | null;
  readonly readTime: string;
  readonly tags: readonly string[];
  /** How often its page was opened, of all time. */
  readonly views: number;
  readonly comments: number;
  readonly picture: ContentPicture | null;
}

export interface PostListPage {
  /** What it shows, as its address says it. */
  readonly view: PostListView;
  /** Those of this page. */
  readonly posts: readonly ListedPost[];
  /** The names of all tags. */
  readonly tags: readonly string[];
  /** How many pass the filter. */
  readonly found: number;
  /** How many there are at all. */
  readonly total: number;
  /** In how many pages they are shown. */
  readonly pageCount: number;
}

/** Whole rows of two and of three, and an end that a thumb comes to. */
const POSTS_PER_PAGE = 12;

/** What a list of posts shows at its address. A page beyond the last is the last. */
export async function loadPostList(store: Store, params: URLSearchParams): Promise<PostListPage> {
  const asked = parsePostList(params);
  const { query, status: publicationStatus, category, sort } = asked;
  const filter = { query, publicationStatus, category };
  const [{ items, found, page, pageCount }, total] = await Promise.all([
    findBriefPage(store, posts, { ...filter, order: sort, page: asked.page, perPage: POSTS_PER_PAGE }),
    countContent(store, posts),
  ]);
  const [pictures, known, samples] = await Promise.all([
    loadContentPictures(
      store,
      items.map(({ fields }) => fields.cover),
    ),
    listTags(store),
    findUntouchedSamples(
      store,
      items.map(({ id }) => id),
    ),
  ]);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return {
    view: { ...asked, page },
    tags: known.map(({ name }) => name),
    found,
    total,
    pageCount,
    posts: items.map(({ fields, ...post }) => ({
      id: post.id,
      revision: post.revision,
      title: fields.title === '' ? 'Untitled' : fields.title,
      excerpt: fields.excerpt,
      author: fields.author,
      category: fields.category,
      status: post.publicationStatus,
      hasUnpublishedChanges: post.hasUnpublishedChanges,
      isFeatured: fields.isFeatured,
      isSample: samples.has(post.id),
      day: post.day,
      publicFrom: post.publicationStatus === 'scheduled' ? post.publicFrom : null,
      readTime: fields.readTime,
      tags: fields.tags.flatMap((id) => names.get(id) ?? []),
      views: post.views,
      comments: post.comments,
      picture: pictures.findForList(fields.cover),
    })),
  };
}
