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

test('closes after 3000 ms', () => {
  save();
  expect(screen.getByRole('log')).toHaveTextContent('Product added successfully!');
  pass(2999);
  expect(screen.getByText('Product added successfully!')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Product added successfully!')).toBeNull();
});

test('waits while the pointer is over it', () => {
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

test('waits while it has the focus or the pointer', () => {
  save();
  const toast = screen.getByText('Product added successfully!').closest('[data-slot=toast]') ?? document;
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.pointerEnter(toast);
  fireEvent.focus(dismiss);
  fireEvent.pointerLeave(toast);
  pass(10_000);
  expect(dismiss).toBeInTheDocument();
  fireEvent.pointerEnter(toast);
  fireEvent.blur(dismiss);
  pass(10_000);
  expect(dismiss).toBeInTheDocument();
  fireEvent.pointerLeave(toast);
  pass(3000);
  expect(dismiss).not.toBeInTheDocument();
});

test('returns the focus', () => {
  save();
  const button = screen.getByRole('button', { name: 'Save' });
  act(() => button.focus());
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(button).toHaveFocus();
});

test('is undone by Ctrl+Z, the last one first, but not while typing', () => {
  const undone: string[] = [];
  function Delete() {
    const showToast = useToast();
    const offer = (text: string) =>
      showToast({ text, action: { label: 'Undo', onClick: () => void undone.push(text) } });
    return (
      <>
        <button type="button" onClick={() => ['Oak', 'Ash'].map(offer)}>
          Delete
        </button>
        <input aria-label="Search" />
        <input type="checkbox" />
      </>
    );
  }
  render(
    <ToastProvider>
      <Delete />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'z', ctrlKey: true });
  expect(undone).toEqual([]);
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'z', ctrlKey: true });
  expect(undone).toEqual(['Ash']);
  fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(undone).toEqual(['Ash', 'Oak']);
});

test('can be undone while it is open', () => {
  const onClick = vi.fn();
  function Delete() {
    const showToast = useToast();
    const action = { label: 'Undo', onClick };
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
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted')).toBeNull();
});

test('throws a clear error without its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Save />)).toThrow('useToast needs a ToastProvider above it');
});
