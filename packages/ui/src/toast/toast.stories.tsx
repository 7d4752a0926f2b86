import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ToastProvider, useToast } from './toast.tsx';

const meta = {
  title: 'Components/Feedback/Toast (alert)',
  component: ToastProvider,
  parameters: {
    usage: {
      when: 'In the admin, to confirm that something worked, with an Undo button where it can be undone.',
      instead:
        'An error summary or a notice in the page for what must not be missed. A dialog for what must be answered.',
      content: 'Name the thing and what happened: “Post published”. One sentence, without “successfully”.',
      related: ['Components/Forms/Error summary (alert)', 'Components/Overlays/Dialog (modal)'],
    },
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

function Buttons() {
  const showToast = useToast();
  return (
    <div className="flex gap-3 pt-40">
      <Button onClick={() => showToast('Blog post created successfully!')}>Create</Button>
      <Button
        variant="danger"
        onClick={() => showToast({ text: 'The post could not be saved. Try again in a moment.', tone: 'danger' })}
      >
        Fail
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({ text: 'Post deleted successfully!', action: { label: 'Undo', onClick: () => showToast('Back') } })
        }
      >
        Delete
      </Button>
    </div>
  );
}

export const Default: Story = { args: { children: <Buttons /> } };

export const Playground: Story = {
  args: { children: <Buttons />, durationMs: 60_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('Blog post created successfully!')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3));
  },
};
