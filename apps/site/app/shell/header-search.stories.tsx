import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../testing/in-site.tsx';
import { HeaderSearch } from './header-search.tsx';

const meta = {
  title: 'Site/Search box',
  component: HeaderSearch,
  parameters: {
    usage: {
      when: 'In the header, on every public page: it finds while one types, and without scripts it leads to the results.',
      whenNot: 'In the middle of a page, where the plain search form stands.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = { args: { className: 'max-w-sm' }, decorators: [inSite()] };

/** On the page of results the question stays. */
export const WithAQuestion: Story = { ...Default, decorators: [inSite('/search?q=calacatta')] };
