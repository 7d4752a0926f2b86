import { readTimeOf, shopDayOf } from '@showroom/store/rules';
import { findPublishedByIds, listRelatedBriefs, posts, tags, type Store } from '@showroom/store/site';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import type { ContentTexts } from '../content/content-text.server.ts';
import { findContentInPlace } from '../content/find-content.server.ts';
import { formatDay } from '../content/format-day.ts';
import { pageWords } from '../seo/page-words.server.ts';
import { toPostCard } from './post-card.server.ts';

/** Shorter articles need no table of contents. */
const FEWEST_LISTED_HEADINGS = 3;
const RELATED = 3;

/** Loads an article and its neighbours. @throws what `findContent` throws */
export async function loadPost(store: Store, texts: ContentTexts, slug: string) {
  const { found: post, newer, older } = await findContentInPlace(store, posts, slug);
  const { fields } = post;
  const related = await listRelatedBriefs(store, posts, {
    id: post.id,
    shown: fields.tags,
    category: fields.category,
    limit: RELATED,
  });
  const pictures = await loadContentPictures(store, [
    fields.cover,
    fields.body,
    related.map((each) => each.fields.cover),
  ]);
  const named = await findPublishedByIds(store, tags, fields.tags);
  const { blocks, headings } = await texts.read(fields.body, pictures, fields.title);
  const shared = fields.cover && pictures.findShared(fields.cover);
  return {
    published: post,
    section: pageWords('/blog'),
    post: {
      path: post.path ?? '',
      title: fields.title,
      excerpt: fields.excerpt,
      category: fields.category,
      author: fields.author,
      day: post.day,
      dayText: formatDay(post.day),
      changedOn: latestOf(post.day, shopDayOf(new Date(post.since))),
      readTime: readTimeOf(fields),
      cover: (fields.cover && pictures.find(fields.cover)) ?? null,
      tags: fields.tags.flatMap((id) => named.get(id)?.fields.name ?? []),
      blocks,
      headings: headings.length >= FEWEST_LISTED_HEADINGS ? headings : [],
    },
    metaWords: {
      title: fields.metaTitle === '' ? fields.title : fields.metaTitle,
      description: fields.metaDescription === '' ? fields.excerpt : fields.metaDescription,
    },
    shared: shared ?? null,
    newer,
    older,
    related: related.map((each) => toPostCard(each, pictures)),
  };
}

export type PostFacts = Omit<Awaited<ReturnType<typeof loadPost>>, 'published'>;

function latestOf(day: string, other: string): string {
  return day > other ? day : other;
}
