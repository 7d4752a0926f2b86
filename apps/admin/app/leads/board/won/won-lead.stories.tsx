import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../../testing/in-admin.tsx';
import { WonLead } from './won-lead.tsx';

const meta = {
  title: 'Patterns/Dialogs/Value of a won lead',
  component: WonLead,
  decorators: [inAdmin('/admin/leads/won')],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '36rem' } },
    usage: {
      when: 'After a lead was moved to Won on the board, if its value is unknown.',
      instead: 'The field on the lead’s own page.',
    },
  },
} satisfies Meta<typeof WonLead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    name: 'Noémie Okafor',
    valueCents: null,
    undoPath: '/admin/leads/undo-status?from=won&was=Q-1.quoted&in=',
    closeTo: '/admin/leads?view=board',
  },
};

export const NotSaved: Story = {
  args: {
    ...Default.args,
    outcome: {
      message: 'Type dollars and cents, such as 12,500 or 980.50: at most ten million.',
      wrong: { field: 'value', typed: 'a lot' },
    },
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
