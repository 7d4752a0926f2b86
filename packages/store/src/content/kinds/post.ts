import { z } from 'zod';
import { LONGEST_DRAFT, neededFields, postCategories, postLengths, readTimeOf } from '../content-options.ts';
import { defineKind } from '../content-kind.ts';
import { day, ids, line, lines, text } from './field-schemas.ts';
import { pictureReferenceSchema } from './picture-reference.ts';

const postSchema = z.object({
  title: line(postLengths.title),
  excerpt: text(postLengths.excerpt),
  /** Markdown. Library pictures are `media:<id>`; see ../media-ids.ts. */
  body: text(LONGEST_DRAFT),
  category: z.enum(postCategories).default('Design Tips'),
  /** Ids of tags. */
  tags: ids(30),
  cover: pictureReferenceSchema.nullable().default(null),
  /** A role or a name. */
  author: line(postLengths.author),
  /** Empty: estimated by `readTimeOf`. */
  readTime: line(postLengths.readTime),
  /** Empty: the title and the excerpt. */
  metaTitle: line(postLengths.metaTitle),
  metaDescription: line(postLengths.metaDescription),
  metaKeywords: lines(30, 80),
  /** Null: the day of its first publication. */
  publishDate: day(),
  isFeatured: z.boolean().default(false),
  allowsComments: z.boolean().default(true),
});

export type Post = z.infer<typeof postSchema>;

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
    readTime: readTimeOf(post),
  }),
});

export type PostBrief = NonNullable<ReturnType<typeof posts.toBrief>>;
