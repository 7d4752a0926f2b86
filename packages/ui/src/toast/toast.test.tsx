import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function Save() {
  const showToast = useToast();
  return (
    <button type="button" onClick={() => showToast('Product added successfully!')}>
      Save
    </button>
  );
}

function save() {
  render(
    <ToastProvider>
      <Save />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('stays 3000 ms and goes', () => {
  save();
  expect(screen.getByRole('log')).toHaveTextContent('Product added successfully!');
  pass(2999);
  expect(screen.getByText('Product added successfully!')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Product added successfully!')).toBeNull();
});

test('waits while the pointer is on it', () => {
  save();
  fireEvent.pointerEnter(screen.getByText('Product added successfully!'));
  pass(10_000);
  expect(screen.getByText('Product added successfully!')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByText('Product added successfully!').closest('[data-slot=toast]') ?? document);
  pass(3000);
  expect(screen.queryByText('Product added successfully!')).toBeNull();
});

test('can be dismissed', () => {
  save();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Product added successfully!')).toBeNull();
});

test('waits while the focus is on it', () => {
  save();
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  pass(10_000);
  expect(screen.getByText('Product added successfully!')).toBeInTheDocument();
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  pass(3000);
  expect(screen.queryByText('Product added successfully!')).toBeNull();
});

test('can be taken back for as long as it stays, and goes with that', () => {
  const onPress = vi.fn();
  function Delete() {
    const showToast = useToast();
    const action = { label: 'Undo', onPress };
    return (
      <button type="button" onClick={() => showToast({ text: 'Deleted', durationMs: 10_000, action })}>
        Delete
      </button>
    );
  }
  render(
    <ToastProvider>
      <Delete />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  pass(9999);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted')).toBeNull();
});

test('says what is missing when there is no provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Save />)).toThrow('useToast needs a ToastProvider above it');
});
