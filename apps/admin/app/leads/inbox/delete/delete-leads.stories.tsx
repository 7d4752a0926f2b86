import type { Meta, StoryObj } from '@storybook/react-vite';
import { inboxLeads } from '../../../testing/sample-leads.ts';
import { inAdmin } from '../../../testing/in-admin.tsx';
import { DeleteLeads } from './delete-leads.tsx';

const meta = {
  title: 'Patterns/Dialogs/Delete leads',
  component: DeleteLeads,
  decorators: [inAdmin('/admin/leads/delete')],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '36rem' } },
    usage: {
      when: 'Before several leads are deleted permanently.',
      instead: 'A toast with Undo for what can be restored.',
    },
  },
} satisfies Meta<typeof DeleteLeads>;

export default meta;

type Story = StoryObj<typeof meta>;

const leads = inboxLeads.map((lead) => ({ ...lead, actionCount: 1 }));

export const Default: Story = { args: { leads, leftCount: 0, closeTo: '/admin/leads' } };

/** A colleague was faster with some of the selected leads. */
export const SomeNotDeleted: Story = { args: { leads: leads.slice(0, 1), leftCount: 2, closeTo: '/admin/leads' } };

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
