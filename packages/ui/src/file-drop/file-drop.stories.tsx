import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { FileDrop } from './file-drop.tsx';

const meta = {
  title: 'Components/Forms/File drop (upload)',
  component: FileDrop,
  parameters: {
    usage: {
      when: 'Where visitors send drawings and photos with a request.',
      instead: 'The picture chooser for pictures that were uploaded before.',
      content: 'The hint says which files are accepted, how many and how large.',
      related: ['Components/Forms/Field'],
    },
  },

  args: {
    name: 'files',
    accept: '.jpg,.jpeg,.png,.heic,.heif,.pdf,image/jpeg,image/png,image/heic,image/heif,application/pdf',
    maxFiles: 3,
    maxBytes: 10_000_000,
  },
  decorators: [
    (Story, { parameters }) => (
      <form className="max-w-lg" aria-label="Drawings">
        <Field
          label="Plans and pictures"
          hint="JPG, PNG, PDF, max 10MB each. HEIC from iPhones too."
          error={String(parameters['error'] ?? '')}
        >
          {Story()}
        </Field>
      </form>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;

type Story = StoryObj<typeof meta>;

const plan = new File(['plan'.repeat(40_000)], 'kitchen-plan.pdf', { type: 'application/pdf' });
const photo = new File(['photo'.repeat(400_000)], 'window-wall-with-a-very-long-name-from-a-phone-2041.jpg', {
  type: 'image/jpeg',
});

const sketch = new File(
  [
    Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAACwAAAAsAgMAAABj6rKSAAAADFBMVEXd1so4Rz+anJJaZFwqMg2AAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAT0lEQVQokcXRsQ0AEBQA0R+iUCiNYAR7IPmlsYxmH1FIrlWIq15/Ir/SXXnsrqrHFW5wmXCEExxgDxtYJjzgDDvYwxYWesAZTnCALWyuryx2/UhjDzPKQQAAAABJRU5ErkJggg==',
      ),
      (character) => character.codePointAt(0) ?? 0,
    ),
  ],
  'sketch-of-the-wall.png',
  { type: 'image/png' },
);

export const Default: Story = {};

/** Pictures have thumbnails, so that a wrong one is noticed; undecodable ones have a file icon. */
export const ChosenPictures: Story = {
  args: { files: [sketch, plan, photo] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li img')).toHaveLength(1));
    await waitFor(() => expect(canvasElement.querySelector('li img')).toHaveProperty('naturalWidth', 44));
  },
};

export const Playground: Story = {
  args: { files: [plan, photo] },
};

export const Invalid: Story = { parameters: { error: 'Choose at most 3 files' } };

export const RejectedByTheServer: Story = {
  args: { files: [plan, photo], fileErrors: { 'kitchen-plan.pdf': 'This file is damaged and could not be read' } },
};

export const Disabled: Story = { args: { disabled: true } };

/** The native input always holds what the list shows: that is what the form posts. */
export const SelectedRejectedAndRemoved: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Plans and pictures');
    const form = canvas.getByRole<HTMLFormElement>('form');
    const postedNames = () =>
      new FormData(form)
        .getAll('files')
        .map((entry) => (entry instanceof File ? entry.name : ''))
        .filter((name) => name !== '');

    await step('choose two, one after the other', async () => {
      await choose(input, plan);
      await waitFor(() => expect(postedNames()).toEqual([plan.name]));
      await choose(input, photo);
      await waitFor(() => expect(postedNames()).toEqual([plan.name, photo.name]));
    });
    await step('drop one of a wrong type', async () => {
      const dropped = new DataTransfer();
      dropped.items.add(new File(['x'], 'model.skp'));
      input.parentElement?.dispatchEvent(
        new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }),
      );
      await expect(await canvas.findByText("model.skp isn't a supported file type")).toBeVisible();
      await expect(postedNames()).toEqual([plan.name, photo.name]);
    });
    await step('take one back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove kitchen-plan.pdf' }));
      await expect(postedNames()).toEqual([photo.name]);
      await expect(input).toHaveFocus();
    });
  },
};

/** Like the browser’s file dialog: replaces the input’s files and fires the event. */
async function choose(input: HTMLInputElement, file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  await fireEvent.change(input);
}
