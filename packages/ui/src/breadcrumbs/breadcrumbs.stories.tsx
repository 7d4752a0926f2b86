import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    usage: {
      when: 'At the top of a page that is two or more levels below the home page.',
      instead: 'The stepper for the steps of a form. Nothing on the home page and on pages of the main menu.',
      content: 'Use each page’s own title. The last one is the current page and has no link.',
      related: ['Components/Navigation/Stepper'],
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

export const InANarrowContainer: Story = { decorators: [(Story) => <div className="w-56">{Story()}</div>] };
