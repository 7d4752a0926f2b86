// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <main>
      <h1>Users</h1>
      {!isRemoved && <button onClick={() => setIsOpen(true)}>Ask</button>}
      <input aria-label="Name" />
      {isOpen && (
        <FormDialog title="Leave?" onOpenChange={setIsOpen}>
          <button onClick={() => setIsOpen(false)}>Stay</button>
          <button
            onClick={() => {
              setIsOpen(false);
              setIsRemoved(true);
            }}
          >
            Remove
          </button>
        </FormDialog>
      )}
    </main>
  );
}

/** Opens the dialog and closes it. The returned function passes the time after which the focus is returned. */
function closeDialog(button: string) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  render(<Page />);
  screen.getByRole('button', { name: 'Ask' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  fireEvent.click(screen.getByRole('button', { name: button }));
  return () => {
    act(() => {
      vi.runAllTimers();
    });
  };
}

it('returns the focus to the opener', () => {
  closeDialog('Stay')();
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

it('leaves the focus where someone is already typing', () => {
  const passTime = closeDialog('Stay');
  screen.getByRole('textbox', { name: 'Name' }).focus();
  passTime();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('moves the focus to what replaced the opener', () => {
  closeDialog('Remove')();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
