import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../testing/in-site.tsx';
import { HeaderSearch } from './header-search.tsx';

const meta = {
  title: 'Patterns/Page frame/Search box',
  component: HeaderSearch,
  parameters: {
    usage: {
      when: 'In the header of every public page. It suggests results while you type; without scripts, it opens the results page.',
      instead: 'The plain search form in the middle of a page.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Default: Story = { args: { className: 'max-w-sm' }, decorators: [inSite()] };

/** The results page keeps the query. */
export const WithAQuestion: Story = { ...Default, decorators: [inSite('/search?q=calacatta')] };
