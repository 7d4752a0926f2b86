import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inboxLeads } from '../../testing/sample-leads.ts';
import { LeadTable } from '../../leads/inbox/lead-table.tsx';
import { inAdmin } from '../../testing/in-admin.tsx';
import { AdminFrame, type AdminFrameProps } from './admin-frame.tsx';

const meta = {
  title: 'Patterns/Page frame/Admin frame',
  component: AdminFrame,
  decorators: [inAdmin()],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Around every page of the admin after signing in.',
      instead: 'The sign-in frame before signing in. The header and footer on the public site.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const page: AdminFrameProps = {
  brand: 'Boreal & Stone',
  accountId: 'owner',
  username: 'owner',
  role: 'owner',
  liveCounts: {
    counts: { unreadLeads: 2, answeredLeads: 1, posts: 24, products: 156 },
    newestLead: null,
    signature: '',
  },
  storeProblem: null,
  backupProblem: null,
  notice: null,
  children: (
    <>
      <h1 className="font-serif text-title">Leads</h1>
      <LeadTable
        leads={inboxLeads}
        inboxSearch=""
        sort={{ by: 'received', isDescending: true }}
        toSorted={() => ''}
        today="2026-11-21"
      />
    </>
  ),
};

export const Default: Story = { args: page };

export const NothingUnread: Story = { args: { ...page, liveCounts: { counts: {}, newestLead: null, signature: '' } } };

export const StoreProblem: Story = {
  args: { ...page, storeProblem: 'The store cannot be written to: the disk is full. What visitors send is not kept.' },
};

export const BackupProblem: Story = {
  args: { ...page, backupProblem: 'The last backup is more than a day old. A new one should have been made since.' },
};

/** A notice stays for three seconds on the next page; one with Undo for ten. */
export const AfterDeleting: Story = {
  args: {
    ...page,
    notice: { id: '1', text: 'Product deleted successfully!', undoPath: '/admin/deleted/undo' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Product deleted successfully!')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
};

/** On a phone the tabs slide over the page. */
export const MenuOnAPhone: Story = {
  ...Default,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.queryByRole('button', { name: 'Menu' });
    // There is none at a desktop’s width, as on the docs page.
    if (button === null) return;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('link', { name: /Leads/ })).toBeVisible());
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
