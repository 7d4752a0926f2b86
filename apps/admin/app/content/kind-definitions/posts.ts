import { postCategories } from '@showroom/store/rules';
import { byMade, filterCategory, type KindList, type ListFilter } from './kind-list.ts';

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

/** Posts have an editor of their own, in `content/posts`. */
export const postList: KindList = {
  noun: 'Post',
  plural: 'posts',
  group: 'Posts',
  title: 'Blog Posts Management',
  addLabel: 'Create New Post',
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
  filters: [filterPublication, filterCategory(postCategories.map((value) => ({ value, label: value })))],
  perPage: 12,
  cardHead: 'status',
  pictureShape: 'md:aspect-16/9',
  columns: [
    { by: 'person', label: 'Author' },
    { by: 'publication', label: 'Status' },
    { by: 'views', label: 'Views', isFigure: true },
    { by: 'day', label: 'Date', isFigure: true },
  ],
};
