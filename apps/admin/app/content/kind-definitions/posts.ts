import {
  LONGEST_ALT,
  LONGEST_DRAFT,
  neededFields,
  postCategories,
  postLengths,
  readTimeOf,
} from '@showroom/store/rules';
import type { Post } from '@showroom/store/admin';
import { markNeeded, type FormSection, type KindForm } from './kind-form.ts';
import { byMade, filterCategory, type ListFilter } from './kind-list.ts';

const categories = postCategories.map((value) => ({ value, label: value }));

const filterPublication: ListFilter = {
  name: 'status',
  narrows: 'publicationStatus',
  label: 'Status',
  every: 'All Posts',
  options: [
    { value: 'published', label: 'Published' },
    { value: 'draft', label: 'Drafts' },
    { value: 'scheduled', label: 'Scheduled' },
  ],
};

const postSections: readonly FormSection<keyof Post | 'slug' | 'coverAlt'>[] = [
  {
    heading: 'Text',
    fields: [
      { name: 'title', label: 'Post Title', asked: 'a title', input: 'text', maxLength: postLengths.title },
      {
        name: 'excerpt',
        label: 'Post Excerpt',
        input: 'long-text',
        hint: 'Short summary shown in lists and on cards',
        rows: 3,
        maxLength: postLengths.excerpt,
        showsCount: true,
      },
      { name: 'body', label: 'Post Content', input: 'markdown', maxLength: LONGEST_DRAFT },
    ],
  },
  {
    heading: 'URL and SEO',
    isFolded: true,
    fields: [
      {
        name: 'slug',
        label: 'URL slug',
        input: 'slug',
        hint: 'The part after /blog/. Leave blank to use the title.',
      },
      {
        name: 'metaTitle',
        label: 'SEO Title',
        input: 'text',
        hint: 'Leave blank to use the title',
        maxLength: postLengths.metaTitle,
      },
      {
        name: 'metaDescription',
        label: 'SEO Description',
        input: 'long-text',
        hint: 'Leave blank to use the excerpt',
        rows: 3,
        maxLength: postLengths.metaDescription,
      },
      { name: 'metaKeywords', label: 'Meta Keywords', input: 'words' },
    ],
  },
  {
    heading: 'Details',
    isAside: true,
    fields: [
      {
        name: 'publishDate',
        label: 'Publish Date',
        input: 'day',
        hint: 'Date shown on the post. Leave blank to use the day it’s published.',
      },
      { name: 'category', label: 'Category', input: 'choice', isRequired: true, options: categories },
      { name: 'author', label: 'Author', input: 'text', isAccountName: true, maxLength: postLengths.author },
      { name: 'tags', label: 'Tags', input: 'words' },
      { name: 'cover', label: 'Featured Image', input: 'picture' },
      {
        name: 'coverAlt',
        label: 'Featured image alt text',
        input: 'picture-alt',
        hint: 'Leave blank to use the image’s alt text',
        maxLength: LONGEST_ALT,
      },
      {
        name: 'readTime',
        label: 'Read Time',
        input: 'text',
        hint: ({ body = '' }) => `Leave blank to calculate it (now ${readTimeOf({ readTime: '', body })})`,
        maxLength: postLengths.readTime,
      },
    ],
  },
  {
    heading: 'Options',
    isAside: true,
    fields: [
      { name: 'isFeatured', label: 'Feature this post on homepage', input: 'yes-or-no' },
      { name: 'allowsComments', label: 'Allow comments on this post', input: 'yes-or-no', isTicked: true },
    ],
  },
];

export const postForm: KindForm = {
  noun: 'Post',
  plural: 'posts',
  group: 'Posts',
  title: 'Blog Posts Management',
  addLabel: 'Create New Post',
  editLabel: 'Edit Post',
  searched: 'Title, author or content',
  empty: { title: 'No posts yet', hint: 'Get started by writing your first post' },
  sorts: [
    byMade,
    { by: 'title', rising: 'Title, A to Z', falling: 'Title, Z to A' },
    { by: 'person', rising: 'Author, A to Z', falling: 'Author, Z to A' },
    { by: 'publication', rising: 'Published first', falling: 'Drafts first' },
    { by: 'day', rising: 'Date, oldest first', falling: 'Date, newest first', beginsFalling: true },
    { by: 'views', rising: 'Fewest views first', falling: 'Most views first', beginsFalling: true },
  ],
  filters: [filterPublication, filterCategory(categories)],
  perPage: 12,
  cardHead: 'status',
  pictureShape: 'md:aspect-16/9',
  columns: [
    { by: 'person', label: 'Author' },
    { by: 'publication', label: 'Status' },
    { by: 'views', label: 'Views', isFigure: true },
    { by: 'day', label: 'Date', isFigure: true },
  ],
  done: { added: 'Blog post created', updated: 'Blog post updated' },
  sections: markNeeded(postSections, neededFields.post),
  isAutosaved: true,
};
