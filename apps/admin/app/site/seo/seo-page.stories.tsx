import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { SeoPage } from './seo-page.tsx';

const meta = {
  title: 'Admin/Site/SEO of a page',
  component: SeoPage,
  decorators: [inAdmin('/admin/dashboard/seo/page')],
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For the title and description of one page in search results and social networks.',
      instead: 'The page itself for its text.',
    },
  },
  args: {
    siteUrl: 'https://showroom.example',
    refusal: undefined,
    page: {
      facts: {
        path: '/contact',
        title: 'Contact Us | Boreal & Stone',
        description: 'Phone, email, address and hours, and a form to ask a question, book a visit or get a free quote.',
        picture: '',
        picturesWithoutWords: 2,
      },
      around: { sameTitle: [], sameDescription: [], deadLinks: ['/products/none'] },
      said: { revision: 1, path: '/contact', title: '', description: '', muted: ['picture-words'] },
      postId: null,
      brand: 'Boreal & Stone',
      suffix: ' | Boreal & Stone',
      limits: { title: 120, description: 320 },
    },
  },
} satisfies Meta<typeof SeoPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Post: Story = {
  args: { page: { ...meta.args.page, facts: { ...meta.args.page.facts, path: '/blog/shaker-or-slab' }, postId: 'p1' } },
};

export const Rejected: Story = {
  args: {
    refusal: {
      from: 2,
      typed: { title: 'Doors of oak', description: '' },
      issues: [
        {
          field: 'title',
          message: 'Owner changed this to “Oak doors” while you were editing. Save again to keep your version.',
        },
      ],
    },
  },
};
