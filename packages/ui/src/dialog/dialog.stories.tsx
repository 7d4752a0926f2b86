import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog, DialogClose, dialogSizes } from './dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog (modal)',
  component: Dialog,
  parameters: {
    // An open dialog covers its page, so each has its own frame on the docs page.
    docs: { story: { inline: false, height: '36rem' } },
    usage: {
      when: 'For a question that must be answered before going on, or to look at one thing without leaving the page.',
      instead:
        'The page itself where there is room, and for anything that search engines must find. A sheet for filters and menus on a phone.',
      content: 'The title asks the question: “Delete this post?”. The button repeats the verb: “Delete”, not “OK”.',
      related: ['Components/Overlays/Sheet (drawer)', 'Components/Actions/Button'],
    },
  },

  args: {
    title: 'Delete this post?',
    description: 'Its address will answer “not found” from now on.',
    size: 'small',
    trigger: <Button variant="danger">Delete post</Button>,
    footer: (
      <>
        <DialogClose>
          <Button variant="quiet">Keep it</Button>
        </DialogClose>
        <DialogClose>
          <Button variant="danger">Delete post</Button>
        </DialogClose>
      </>
    ),
    children: <p>“How to choose a quartz countertop” was published in March and has been read 412 times.</p>,
  },
  argTypes: { size: { control: 'inline-radio', options: dialogSizes } },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Delete this post?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

/** In the server's HTML, where a link closes it. It fills a phone's screen. */
export const Form: Story = {
  args: {
    defaultOpen: true,
    isInline: true,
    size: 'large',
    isHeld: true,
    title: 'Add product',
    trigger: undefined,
    description: undefined,
    footer: undefined,
    close: (
      <a href="#list" className="inline-flex min-h-11 items-center px-3 underline">
        Close
      </a>
    ),
    notice: (
      <p role="alert" className="bg-danger-surface px-5 py-3 text-danger">
        Not saved. Try again in a moment.
      </p>
    ),
    children: <p>The fields of a product.</p>,
  },
};

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    size: 'medium',
    title: 'Care of quartz',
    description: undefined,
    children: (
      <div className="grid gap-4">
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            {index + 1}. Wipe with warm water and a soft cloth; lift spills of oil, wine or turmeric before they dry.
          </p>
        ))}
        <a href="#care" className="underline">
          Print this list
        </a>
      </div>
    ),
  },
};
