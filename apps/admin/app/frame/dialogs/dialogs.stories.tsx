import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { inAdmin } from '../../testing/in-admin.tsx';
import { ConfirmDelete } from './confirm-delete.tsx';
import { RouteDialog } from './route-dialog.tsx';

const meta = {
  title: 'Patterns/Dialogs/Dialog with a URL',
  component: RouteDialog,
  decorators: [inAdmin('/admin/leads')],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '36rem' } },
    usage: {
      when: 'To add, edit or delete from a list. A URL opens it, Back closes it, and it works without scripts.',
      instead: 'A dialog for a question without a URL. A page for a long text.',
    },
  },
} satisfies Meta<typeof RouteDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: 'Add Product',
    size: 'large',
    closeTo: '/admin/leads',
    children: (
      <Field label="Name" isRequired>
        <Input name="name" />
      </Field>
    ),
  },
};

/** The question before a deletion. */
export const DeleteConfirmation: Story = {
  args: Default.args,
  render: () => (
    <ConfirmDelete
      question="Are you sure you want to delete this product?"
      name="Tamarack 30″ Vanity in Gray"
      revision={3}
      closeTo="/admin/leads"
    />
  ),
};

export const NotDeleted: Story = {
  args: Default.args,
  render: () => (
    <ConfirmDelete
      question="Are you sure you want to delete this post?"
      name="Shaker or slab"
      revision={4}
      problem="Anna changed the title a minute ago. Review it before you delete it."
      closeTo="/admin/leads"
    />
  ),
};
