import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBackOffice } from '../../testing/in-back-office.tsx';
import type { LoadedPost } from './load-post.server.ts';
import { PostPage } from './post-page.tsx';
import { emptyPostValues } from './post-values.ts';

const values = {
  ...emptyPostValues({ author: 'Design team', today: '2026-11-21' }),
  title: 'Edge profiles compared',
  slug: 'edge-profiles-compared',
  excerpt: 'One slab, six edges, the same lamp.',
  body: 'One slab, six edges, the same lamp.\n\n## From plain to fancy\n\n1. **Eased.** The sharp line is taken off.\n2. **Bevel.** A flat cut.',
  tags: 'Quartz, Kitchens',
};

const post: LoadedPost = {
  id: '0198c3a2-0000-4000-8000-000000000001',
  revision: 3,
  values,
  status: 'published',
  hasUnpublishedChanges: true,
  publishAt: '',
  tagNames: ['Care', 'Kitchens', 'Quartz'],
  pictures: {},
};

const meta = {
  title: 'Admin/Post',
  component: PostPage,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For writing a post: it keeps what is typed by itself, and shows it to visitors only when it is told to.',
      whenNot: 'For a short form, such as that of a testimonial: that is a window over its list.',
    },
  },
  decorators: [inBackOffice('/admin/dashboard-pro/posts/1')],
  args: {
    post,
    refusal: undefined,
    listPath: '/admin/dashboard-pro/posts',
    search: '',
    siteUrl: 'https://shop.example',
  },
} satisfies Meta<typeof PostPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Edited: Story = {};

export const New: Story = {
  args: {
    post: {
      ...post,
      revision: 0,
      status: 'new',
      hasUnpublishedChanges: false,
      values: emptyPostValues({ author: 'owner', today: '2026-11-21' }),
    },
  },
};

/** Two people changed one field, each to something else. */
export const Met: Story = {
  args: {
    refusal: {
      code: 'conflict',
      id: post.id,
      from: 4,
      values: { ...values, title: 'Six edges' },
      issues: [{ field: 'title', message: 'Anna saved “Edges, compared” here meanwhile. Save again to keep yours' }],
      publishAt: '',
    },
  },
};
