// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createRoutesStub } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ModalDialog } from './modal-dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <h1>Users</h1>
      <button onClick={() => setIsOpen(true)}>Ask</button>
      <input aria-label="Name" />
      {isOpen && (
        <ModalDialog title="Leave?" onCancel={() => setIsOpen(false)}>
          <button onClick={() => setIsOpen(false)}>Stay</button>
        </ModalDialog>
      )}
    </main>
  );
}

/** Opens the window and closes it again; the next frame comes when it is asked for. */
async function closeWindow() {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  return async () => act(async () => frames.forEach((frame) => frame(0)));
}

it('gives the focus back to what opened the window', async () => {
  const draw = await closeWindow();
  await draw();
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

it('leaves it where someone types by then', async () => {
  const draw = await closeWindow();
  screen.getByRole('textbox', { name: 'Name' }).focus();
  await draw();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
