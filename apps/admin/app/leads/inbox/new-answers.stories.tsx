import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { NewAnswers } from './new-answers.tsx';

const meta = {
  title: 'Admin/Leads/New replies',
  component: NewAnswers,
  decorators: [inAdmin('/admin/leads')],
  parameters: {
    usage: {
      when: 'Above the inbox, while customers’ replies are unread.',
      instead: 'The inbox itself for new leads, which are bold.',
    },
  },
  args: {
    leads: [
      { id: '1', firstName: 'Sam', lastName: 'Okafor', reference: 'BS-1042' },
      { id: '2', firstName: 'Marguerite', lastName: 'Desjardins-Kowalchuk', reference: 'BS-1041' },
    ],
    inboxSearch: '?status=new',
  },
} satisfies Meta<typeof NewAnswers>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
