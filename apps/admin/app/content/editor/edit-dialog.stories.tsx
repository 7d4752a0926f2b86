import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inAdmin } from '../../testing/in-admin.tsx';
import type { DrawnPicture } from './controls/drawn-form.ts';
import { EditDialog } from './edit-dialog.tsx';
import type { EditState } from './edit-state.ts';
import { noPeriod } from './publish-period.ts';

const meta = {
  title: 'Admin/Content/Form of an item',
  component: EditDialog,
  decorators: [inAdmin('/admin/dashboard-pro/products/new')],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '44rem' } },
    usage: {
      when: 'To add and edit products in stock, works and testimonials, over their list.',
      instead: 'The post’s page for a long text.',
    },
  },
} satisfies Meta<typeof EditDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const picture = (key: string, dominantColour: string, alt: string): DrawnPicture => ({
  key,
  alt,
  width: 4,
  height: 3,
  dominantColour,
  sources: { avif: '', webp: '' },
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path fill="${dominantColour}" d="M0 0h4v3H0z"/></svg>`,
  )}`,
});

const product: EditState = {
  name: 'products',
  id: '0198c3a2-0000-4000-8000-000000000001',
  from: 3,
  status: 'published',
  hasUnpublishedChanges: false,
  publicUrl: null,
  plan: { status: 'published', ...noPeriod },
  shownPlan: noPeriod,
  pictures: {},
  tagNames: [],
  issues: [],
  code: null,
  values: {
    name: 'Tamarack 36″ Vanity',
    category: 'Bathroom Vanities',
    priceCents: '1249.50',
    quantity: '4',
    statusOverride: '',
    sku: 'T-36-W',
    description: 'Two doors under a quartz top.',
    features: 'Soft-close doors\nOval basin',
    isFeatured: '',
    pictures: JSON.stringify([
      { source: 'media', id: 'a', alt: '' },
      { source: 'media', id: 'b', alt: 'From the side' },
      { source: 'media', id: 'gone', alt: '' },
    ]),
    specifications: JSON.stringify([
      { name: 'Size', value: '36″' },
      { name: 'Color', value: 'White' },
    ]),
  },
  drawn: [picture('a', '#8a7a62', 'A vanity in white'), picture('b', '#4f6a5c', 'The same from the side')],
};

export const Default: Story = { args: { opened: product } };

/** Rows are added once complete; pictures are reordered by buttons or dragging. */
export const ChangedLists: Story = {
  args: Default.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of a new row' }), 'Style');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvas.getByText('Enter both a name and a value')).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value of a new row' }), 'Modern{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Style' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Move later: A vanity in white' }));
    const held = () =>
      [...canvasElement.querySelectorAll<HTMLInputElement>('input[name="pictures"]')].map(({ value }) => value);
    await waitFor(() => expect(held()[1]).toContain('"a"'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Image 3' }));
    await waitFor(() => expect(held()).toHaveLength(2));
  },
};

export const Rejected: Story = {
  args: {
    opened: {
      ...product,
      code: 'conflict',
      issues: [
        {
          field: 'quantity',
          message: 'Anna changed this to “2” while you were editing. Save again to keep your version.',
        },
      ],
    },
  },
};

/** Tags are added one at a time, without duplicates. */
export const Project: Story = {
  args: {
    opened: { ...product, name: 'works', from: 0, status: 'new', drawn: [], values: { title: '', tags: '["Oak"]' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const another = await canvas.findByRole('textbox', { name: 'New tag' });
    await userEvent.type(another, 'oak{Enter}Seating{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(2));
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
