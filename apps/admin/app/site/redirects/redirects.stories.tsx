import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { ChangeRedirect } from './change-redirect.tsx';
import { RedirectsPage } from './redirects-page.tsx';
import { REDIRECTS_PATH } from './redirects-url.ts';

const meta = {
  title: 'Admin/Site/Redirects',
  component: RedirectsPage,
  subcomponents: { ChangeRedirect },
  decorators: [inAdmin(REDIRECTS_PATH)],
  parameters: {
    usage: {
      when: 'For old URLs that lead to a page of the site.',
      instead: 'A link in the text for other sites.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const row = { isAutomatic: false, isPlanned: false, isCovered: false, isDead: false, end: null, asked: 0 };
const list = {
  view: { text: '', page: 1 },
  count: 5,
  total: 5,
  pageCount: 1,
  missed: [
    { name: '/kitchens/granite-countertops-thunder-bay.html', count: 41 },
    { name: '/gallery', count: 1 },
  ],
  rows: [
    { ...row, path: '/2019/spring-offer', to: '/offer', end: '/in-stock', asked: 1204 },
    { ...row, path: '/blog/choosing-a-stone', to: '/blog/choosing-quartz', isAutomatic: true, asked: 1 },
    { ...row, path: '/blog/old-thoughts', to: null, isAutomatic: true },
    { ...row, path: '/blog/door-styles', to: '/blog', isCovered: true },
    { ...row, path: '/products/granite/countertops/all-colours-of-granite', to: '/granite', isDead: true, asked: 12 },
  ],
};
const args = { list, siteUrl: 'https://showroom.example', lead: '', refusal: undefined };

export const Default: Story = { args };

export const None: Story = { args: { ...args, list: { ...list, count: 0, total: 0, rows: [], missed: [] } } };

export const Rejected: Story = {
  args: {
    ...args,
    refusal: {
      typed: { path: '/in-stock', to: '/gone' },
      shownTo: '',
      issues: [
        { field: 'path', message: 'A live page already uses this URL, so the redirect would never run' },
        { field: 'to', message: 'That page doesn’t exist' },
      ],
    },
  },
};

export const Editing: Story = {
  tags: ['!autodocs'],
  render: () => (
    <ChangeRedirect
      shown={{ path: '/blog/choosing-a-stone', to: '/blog/choosing-quartz' }}
      isAutomatic
      closeTo={REDIRECTS_PATH}
      refusal={undefined}
    />
  ),
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
