import { z } from 'zod';
import { LONGEST_DRAFT, neededFields, postCategories, postLengths, readTimeOf } from '../content-options.ts';
import { defineKind } from '../content-kind.ts';
import { day, ids, line, lines, text } from './field-schemas.ts';
import { pictureReferenceSchema } from './picture-reference.ts';

const postSchema = z.object({
  title: line(postLengths.title),
  excerpt: text(postLengths.excerpt),
  /** Markdown. A picture of the library is addressed as `media:<id>`; see ../media-ids.ts. */
  body: text(LONGEST_DRAFT),
  category: z.enum(postCategories).default('Design Tips'),
  /** Ids of tags. */
  tags: ids(30),
  cover: pictureReferenceSchema.nullable().default(null),
  /** Whoever signs it: a role or a name. */
  author: line(postLengths.author),
  /** Empty: counted from the words; see `readTimeOf`. */
  readTime: line(postLengths.readTime),
  /** Empty: the title and the excerpt stand in their place. */
  metaTitle: line(postLengths.metaTitle),
  metaDescription: line(postLengths.metaDescription),
  metaKeywords: lines(30, 80),
  /** The day it bears; null: the day on which it is first public. */
  publishDate: day(),
  isFeatured: z.boolean().default(false),
  allowsComments: z.boolean().default(true),
});

export type Post = z.infer<typeof postSchema>;

/** An article of the blog. */
export const posts = defineKind({
  name: 'post',
  noun: 'post',
  label: 'Blog posts',
  schema: postSchema,
  needed: neededFields.post,
  markdown: ['body'],
  title: ({ title }) => title,
  path: (slug) => `/blog/${slug}`,
  category: ({ category }) => category,
  isFeatured: ({ isFeatured }) => isFeatured,
  day: ({ publishDate }) => publishDate,
  person: ({ author }) => author,
  searchedText: ({ author, excerpt, body }) => [author, excerpt, body],
  references: ({ tags }) => ({ tags }),
  brief: (post) => ({
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    author: post.author,
    cover: post.cover,
    tags: post.tags,
    publishDate: post.publishDate,
    isFeatured: post.isFeatured,
    /** In words, as cards tell it. */
    readTime: readTimeOf(post),
  }),
});

/** What lists show of a post. */
export type PostBrief = NonNullable<ReturnType<typeof posts.toBrief>>;
