// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, Form, Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

function open({ isRefused = false } = {}) {
  const Stub = createRoutesStub([
    {
      path: '/edit',
      action: () => new Response(null, { status: 302, headers: { Location: '/list' } }),
      Component: () => (
        <UnsavedChangesGuard>
          <Form method="post" data-unsaved={isRefused ? '' : undefined}>
            <input aria-label="Name" name="name" defaultValue="Oak" />
            <select aria-label="Status" name="status" defaultValue="low">
              <option value="">By quantity</option>
              <option value="low">Low</option>
            </select>
            <select aria-label="Type" name="type">
              <option>New</option>
              <option>Old</option>
            </select>
            <input type="checkbox" aria-label="Featured" name="featured" />
            <textarea aria-label="Words" name="words" defaultValue="Some" />
            <input type="hidden" name="pictures" data-initial="[]" value="[]" readOnly />
            <button type="submit">Save</button>
          </Form>
          <Link to="/list">Leave</Link>
          <Link to="/edit?tab=2">Stay on the page</Link>
        </UnsavedChangesGuard>
      ),
    },
    { path: '/list', Component: () => <p>The list</p> },
  ]);
  render(<Stub initialEntries={['/edit']} />);
  return userEvent.setup();
}

const leave = () => screen.getByRole('link', { name: 'Leave' });

describe('unsaved changes', () => {
  it('don’t hold back a user who changed nothing or undid the change', async () => {
    const user = open();
    const name = await screen.findByLabelText('Name');
    await user.type(name, 's{Backspace}');
    await user.click(leave());
    expect(await screen.findByText('The list')).toBeInTheDocument();
  });

  it.each([
    ['a text', (user: ReturnType<typeof open>) => user.type(screen.getByLabelText('Name'), 's')],
    ['a longer text', (user: ReturnType<typeof open>) => user.type(screen.getByLabelText('Words'), ' more')],
    ['a choice', (user: ReturnType<typeof open>) => user.selectOptions(screen.getByLabelText('Status'), '')],
    ['an unset choice', (user: ReturnType<typeof open>) => user.selectOptions(screen.getByLabelText('Type'), 'Old')],
    ['a tick', (user: ReturnType<typeof open>) => user.click(screen.getByLabelText('Featured'))],
  ])('are asked about before leaving the page: %s', async (_what, change) => {
    const user = open();
    await screen.findByLabelText('Name');
    await change(user);
    await user.click(screen.getByRole('link', { name: 'Stay on the page' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(leave());
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Name')).toBeInTheDocument();
    await user.click(leave());
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('The list')).toBeInTheDocument();
  });

  it('include what was submitted and rejected', async () => {
    const user = open({ isRefused: true });
    await screen.findByLabelText('Name');
    await user.click(leave());
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('are not asked about while they are saved', async () => {
    const user = open();
    await user.type(await screen.findByLabelText('Name'), 's');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The list')).toBeInTheDocument();
  });

  it('make the browser ask before the page is closed', async () => {
    const user = open();
    await user.type(await screen.findByLabelText('Name'), 's');
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
