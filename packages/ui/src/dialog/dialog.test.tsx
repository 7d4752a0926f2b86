import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { Sheet, SheetClose } from '../sheet/sheet.tsx';
import { Dialog, DialogClose } from './dialog.tsx';

test.each([
  ['dialog', Dialog, DialogClose],
  ['sheet', Sheet, SheetClose],
])('a %s opens by its trigger, has a name, and returns the focus', async (_name, Window, Close) => {
  render(
    <Window
      title="Delete this post?"
      description="It cannot be undone."
      trigger={<Button>Delete</Button>}
      footer={
        <Close>
          <Button>Keep it</Button>
        </Close>
      }
    >
      <p>412 people have read it.</p>
    </Window>,
  );
  const trigger = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(trigger);
  const dialog = screen.getByRole('dialog', { name: 'Delete this post?' });
  expect(dialog).toHaveAccessibleDescription('It cannot be undone.');
  expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);

  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger).toHaveFocus();

  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('has a name with a hidden title, too', () => {
  render(
    <Dialog title="Aurora" isTitleHidden open>
      <p>A picture</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Aurora' })).toBeInTheDocument();
});

test('is open and named in the server’s HTML if inline, with a closing link', () => {
  onTestFinished(() => {
    document.body.innerHTML = '';
  });
  document.body.innerHTML = renderToString(
    <Dialog isInline open title="Delete this post?" close={<a href="/posts">Close</a>}>
      <p>412 people have read it.</p>
    </Dialog>,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this post?' }));
  expect(dialog.getByText('412 people have read it.')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Close' })).toBeInTheDocument();
  expect(dialog.queryByRole('button')).toBeNull();
});
