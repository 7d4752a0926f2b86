import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from './dropdown-menu.tsx';

const meta = {
  component: DropdownMenu,
  args: {
    align: 'start',
    trigger: (
      <Button variant="secondary">
        Actions <ChevronDownIcon />
      </Button>
    ),
    children: (
      <>
        <DropdownMenuLabel>Post</DropdownMenuLabel>
        <DropdownMenuItem>Edit</DropdownMenuItem>
        <DropdownMenuItem disabled>Publish</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem isDanger>Delete</DropdownMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  },
};
