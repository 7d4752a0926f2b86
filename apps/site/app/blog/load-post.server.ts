import { readTimeOf } from '@showroom/store/content-options';
import { findRedirect } from '@showroom/store/find-redirect';
import type { Store } from '@showroom/store/open-store';
import { posts, type Post } from '@showroom/store/posts';
import { findPublishedByIds, type Published } from '@showroom/store/published';
import { tags } from '@showroom/store/tags';
import { data, redirect } from 'react-router-dom';
import { loadContentPictures } from '../content/content-pictures.server.ts';
import { formatDay } from '../content/format-day.ts';
import { listAllPublished } from '../content/list-all-published.server.ts';
import { pageWords } from '../seo/page-words.server.ts';
import { toPostCard } from './post-card.server.ts';

const RELATED = 3;
/** A shorter text is seen at a glance. */
const FEWEST_LISTED_HEADINGS = 3;

/**
 * An article as its page draws it, with those around it.
 *
 * @throws a redirect where it has moved; a 404 response where visitors see none of this slug, drafts and planned ones among them.
 */
export async function loadPost(store: Store, slug: string) {
  const all = await listAllPublished(store, posts);
  const at = all.findIndex((each) => each.slug === slug);
  const post = all[at];
  if (post === undefined) {
    const moved = await findRedirect(store, `/blog/${slug}`);
    throw moved === undefined ? data(null, { status: 404 }) : redirect(moved, 301);
  }
  const { fields } = post;
  const related = listRelated(post, all);
  const pictures = await loadContentPictures(store, [
    fields.cover,
    fields.body,
    related.map((each) => each.fields.cover),
  ]);
  const named = await findPublishedByIds(store, tags, fields.tags);
  // Only who asks for an article pays for the reading of Markdown, which is a third of a megabyte of scripts.
  const { readContentText } = await import('../content/content-text.server.ts');
  const { blocks, headings } = readContentText(fields.body, pictures, fields.title);
  const shared = fields.cover && pictures.findShared(fields.cover);
  return {
    section: pageWords('/blog'),
    post: {
      path: post.path ?? '',
      title: fields.title,
      excerpt: fields.excerpt,
      category: fields.category,
      author: fields.author,
      day: post.day,
      dayText: formatDay(post.day),
      /** The day on which its words last changed. */
      changedOn: latestOf(post.day, post.since.slice(0, 10)),
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
    newer: toWay(all[at - 1]),
    older: toWay(all[at + 1]),
    related: related.map((each) => toPostCard(each, pictures)),
  };
}

export type PostFacts = Awaited<ReturnType<typeof loadPost>>;

/** Those that share most with it: a tag counts twice as much as the category, and of equals the newer comes first. */
function listRelated(post: Published<Post>, all: readonly Published<Post>[]): readonly Published<Post>[] {
  const closeness = ({ fields }: Published<Post>) =>
    2 * fields.tags.filter((tag) => post.fields.tags.includes(tag)).length +
    (fields.category === post.fields.category ? 1 : 0);
  return all
    .filter((each) => each.id !== post.id)
    .map((each) => ({ each, weight: closeness(each) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, RELATED)
    .map(({ each }) => each);
}

function toWay(post: Published<Post> | undefined) {
  return post === undefined ? null : { path: post.path ?? '', title: post.fields.title };
}

function latestOf(day: string, other: string): string {
  return day > other ? day : other;
}
