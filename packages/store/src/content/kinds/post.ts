import { z } from 'zod';
import { neededFields, postCategories } from '../content-options.ts';
import { defineKind } from '../content-kind.ts';
import { day, ids, line, lines, text } from './field-schemas.ts';
import { pictureReferenceSchema } from './picture-reference.ts';

const postSchema = z.object({
  title: line(),
  excerpt: text(1000),
  /** Markdown. A picture of the library is addressed as `media:<id>`; see ../media-ids.ts. */
  body: text(200_000),
  category: z.enum(postCategories).default('Design Tips'),
  /** Ids of tags. */
  tags: ids(30),
  cover: pictureReferenceSchema.nullable().default(null),
  /** Whoever signs it: a role or a name. */
  author: line(),
  /** Empty: counted from the words; see `readTimeOf`. */
  readTime: line(40),
  /** Empty: the title and the excerpt stand in their place. */
  metaTitle: line(),
  metaDescription: line(500),
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
  schema: postSchema,
  needed: neededFields.post,
  title: ({ title }) => title,
  path: (slug) => `/blog/${slug}`,
  category: ({ category }) => category,
  isFeatured: ({ isFeatured }) => isFeatured,
  day: ({ publishDate }) => publishDate,
  person: ({ author }) => author,
  searchedText: ({ author, excerpt, body }) => [author, excerpt, body],
  references: ({ tags }) => ({ tags }),
});
