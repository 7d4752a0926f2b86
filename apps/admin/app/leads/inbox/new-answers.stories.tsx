import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../testing/in-admin.tsx';
import { NewAnswers } from './new-answers.tsx';

const meta = {
  title: 'Admin/New answers',
  component: NewAnswers,
  decorators: [inAdmin('/admin/leads')],
  parameters: {
    usage: {
      when: 'Above the inbox, while visitors have answered letters that no one has read.',
      whenNot: 'For new leads: those stand in the inbox itself, in bold.',
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
