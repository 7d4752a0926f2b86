import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { DropdownMenu, DropdownMenuItem } from './dropdown-menu.tsx';

test('opens, moves and acts by keyboard alone', async () => {
  const onDelete = vi.fn();
  render(
    <DropdownMenu trigger={<Button>Actions</Button>}>
      <DropdownMenuItem>Edit</DropdownMenuItem>
      <DropdownMenuItem disabled>Publish</DropdownMenuItem>
      <DropdownMenuItem isDanger onSelect={onDelete}>
        Delete
      </DropdownMenuItem>
    </DropdownMenu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});
