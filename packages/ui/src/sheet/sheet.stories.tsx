import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FieldGroup } from '../field-group/field-group.tsx';
import { useWanted } from '../use-wanted/use-wanted.ts';
import { Sheet, SheetClose, sheetSides } from './sheet.tsx';

const meta = {
  title: 'Windows/Sheet',
  component: Sheet,
  parameters: {
    // An open window covers its page: on the page of words each has a frame of its own.
    docs: { story: { inline: false, height: '36rem' } },
    usage: {
      when: 'For filters and menus on a phone, arriving from the edge where they were called.',
      whenNot: 'For a question that has to be answered (a dialog), and for what has room in the page.',
    },
  },

  args: {
    title: 'Filters',
    trigger: <Button variant="secondary">Filters</Button>,
    children: (
      <FieldGroup legend="Collection">
        <Checkbox name="beyond" label="Beyond" />
        <Checkbox name="red" label="Red" defaultChecked />
        <Checkbox name="discovery" label="Discovery" />
      </FieldGroup>
    ),
    footer: (
      <SheetClose>
        <Button className="w-full">Show 12 colours</Button>
      </SheetClose>
    ),
  },
  argTypes: { side: { control: 'inline-radio', options: sheetSides } },
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };

export const Playground: Story = {};

export const FromTheBottomOfAPhone: Story = {
  args: { side: 'bottom', defaultOpen: true },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const FromTheLeft: Story = { args: { side: 'left', defaultOpen: true } };

export const OverTheWholeScreen: Story = {
  args: { side: 'full', defaultOpen: true, title: 'Menu', footer: undefined },
};

/** Its button is come over, and it is drawn; pressed, it has only to be shown. */
export const DrawnAhead: Story = {
  tags: ['!autodocs'],
  render: function DrawnAhead({ trigger: _trigger, ...args }) {
    const { isWanted, isAhead, wantSoon, want } = useWanted();
    const [isOpen, setIsOpen] = useState(false);
    const open = () => {
      want();
      setIsOpen(true);
    };
    return (
      <>
        <Button onPointerEnter={wantSoon} onClick={open}>
          Open
        </Button>
        {isWanted && <Sheet {...args} open={isOpen} isAhead={isAhead} onOpenChange={setIsOpen} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Show 12 colours' })),
    ]) {
      await userEvent.hover(button);
      // Neither to be seen nor heard of, and the page is as free as before.
      await expect(await screen.findByText('Discovery')).not.toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(document.querySelector('[data-radix-focus-guard]')).toBeNull();
      await expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
      await userEvent.click(button);
      await expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await leave();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(button).toHaveFocus();
      await userEvent.unhover(button);
    }
  },
};
