import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inAdmin } from '../../testing/in-admin.tsx';
import { TextField } from './text-field.tsx';

const text = `One slab, six edges, the same lamp.

## From plain to fancy

1. **Eased.** The sharp line is taken off, no more.
2. **Bevel.** It catches one bright line of light.

| Edge | Chips |
| --- | --- |
| Eased | soonest |

See [Caring for quartz](/blog/caring-for-quartz).`;

const meta = {
  title: 'Patterns/Forms/Text editor',
  component: TextField,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'For a long public text with headings, lists, tables and pictures.',
      instead: 'A text area for a few plain sentences.',
    },
  },
  decorators: [inAdmin('/admin/dashboard-pro/posts/1')],
  args: { id: 'body', name: 'body', label: 'Post Content', defaultValue: text, maxLength: 200_000, pictures: {} },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Loaded once the page is usable; until then its source can be edited. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible(), {
      timeout: 20_000,
    });
    await expect(canvas.getByRole('textbox', { name: /Post Content/ })).toHaveTextContent('One slab, six edges');
  },
};

export const Source: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible(), {
      timeout: 20_000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit as Markdown' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Post Content/ })).toHaveValue(text));
  },
};

export const Rejected: Story = { args: { defaultValue: '', error: 'This is required to publish' } };
