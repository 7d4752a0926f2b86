import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
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
