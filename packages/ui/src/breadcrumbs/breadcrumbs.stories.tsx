import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    usage: {
      when: 'At the head of a page that lies at least two steps below home.',
      whenNot: 'On the home page and on pages of the main menu, or as the steps of a form (a stepper).',
    },
  },

  args: {
    crumbs: [
      { label: 'Home', href: '#home' },
      { label: 'Quartz countertops', href: '#quartz' },
      { label: 'Calacatta Oro Classic' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { crumbs: [{ label: 'Home', href: '#home' }, { label: 'Contact' }] } };

export const InANarrowPlace: Story = { decorators: [(Story) => <div className="w-56">{Story()}</div>] };
