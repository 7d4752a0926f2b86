import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from './dropdown-menu.tsx';

const meta = {
  title: 'Components/Actions/Dropdown menu',
  component: DropdownMenu,
  subcomponents: { DropdownMenuItem, DropdownMenuSeparator },
  parameters: {
    usage: {
      when: 'In the admin, for several actions on one row or one account.',
      instead:
        'A button for a single action. Plain links on the public site, where everything must be visible to search engines.',
      content: 'Each item is a verb: “Edit”, “Duplicate”. What deletes comes last, after a separator.',
      related: ['Components/Actions/Button', 'Components/Forms/Select'],
    },
  },

  args: {
    align: 'start',
    trigger: (
      <Button variant="secondary">
        Actions <ChevronDownIcon />
      </Button>
    ),
    children: (
      <>
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
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  },
};
