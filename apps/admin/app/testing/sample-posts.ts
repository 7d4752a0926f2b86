import type { EditState } from '../content/editor/edit-state.ts';
import { toNewValues } from '../content/kinds/form-values.ts';
import type { HistoryStep, ContentHistory } from '../content/history/load-history.server.ts';

const values = {
  ...toNewValues('posts', 'Design team'),
  title: 'Edge profiles compared',
  slug: 'edge-profiles-compared',
  excerpt: 'One slab, six edges, the same lamp.',
  body: 'One slab, six edges, the same lamp.\n\n## From plain to fancy\n\n1. **Eased.** The sharp line is taken off.\n2. **Bevel.** A flat cut.',
  tags: 'Quartz, Kitchens',
};

/** A published post with unpublished changes. */
export const editedPost: EditState = {
  name: 'posts',
  id: '0198c3a2-0000-4000-8000-000000000001',
  from: 3,
  values,
  status: 'published',
  hasUnpublishedChanges: true,
  publicUrl: 'https://shop.example/blog/edge-profiles-compared',
  plan: { status: 'published', publishAt: '', unpublishAt: '' },
  shownPlan: { publishAt: '', unpublishAt: '' },
  issues: [],
  code: null,
  drawn: [],
  tagNames: ['Care', 'Kitchens', 'Quartz'],
  pictures: {},
};

const step: HistoryStep = {
  span: '1',
  revision: 1,
  word: 'Saved',
  tone: 'neutral',
  who: 'Owner',
  at: '2026-11-20T14:00:00.000Z',
  changed: ['Post Title', 'Post Content'],
  saveCount: 1,
};

/** The history of a post saved, published and continued by two people. */
export const postHistory: ContentHistory = {
  id: '0198c3a2-0000-4000-8000-000000000001',
  title: 'Edge profiles compared',
  noun: 'post',
  revision: 9,
  isPublic: true,
  steps: [
    { ...step, span: '9', revision: 9, who: 'Editor', at: '2026-11-21T15:12:00.000Z', changed: ['Category'] },
    { ...step, span: '3-8', revision: 8, at: '2026-11-21T14:31:00.000Z', saveCount: 6 },
    { ...step, span: '2', revision: 2, word: 'Published', tone: 'success', changed: [] },
    step,
  ],
  shown: null,
  openSpan: null,
};
