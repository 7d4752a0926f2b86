// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLoaderData, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BulkChoice, ChooseBox } from './bulk-choice.tsx';
import { BULK_PATH } from '../../kinds/bulk-action.ts';

const box = () => screen.getByRole('checkbox', { name: 'Select “Oak”' });
const all = () => screen.getByRole('checkbox', { name: 'Select this page' });
const each = () => screen.getAllByRole('checkbox', { name: /^Select “/ });
const said = () => screen.getByRole('status', { hidden: true }).textContent;
const answer = () => screen.getByTestId('answer').textContent;

const List = () => (
  <BulkChoice kind="posts" back="/admin/dashboard-pro/posts" tags={[]}>
    <ChooseBox id="1" revision={1} title="Oak" />
  </BulkChoice>
);

const Items = () => (
  <BulkChoice kind="products" back="/admin/dashboard-pro/products">
    <ChooseBox id="1" revision={1} title="Oak" />
  </BulkChoice>
);

const Shown = () => (
  <BulkChoice kind="posts" back="/admin/dashboard-pro/posts">
    <ChooseBox id="1" revision={useLoaderData<number>()} title="Oak" />
    <p data-testid="answer">{useLocation().key}</p>
  </BulkChoice>
);

const Two = () => (
  <BulkChoice kind="posts" back="/admin/dashboard-pro/posts">
    <ChooseBox id="1" revision={1} title="Oak" />
    <ChooseBox id="2" revision={1} title="Ash" />
    <input type="hidden" name="chosen" value="of another form" />
  </BulkChoice>
);

const Growing = () => {
  const [isMore, setMore] = useState(false);
  return (
    <BulkChoice kind="posts" back="/admin/dashboard-pro/posts">
      <ChooseBox id="1" revision={1} title="Oak" />
      {isMore && <ChooseBox id="2" revision={1} title="Ash" />}
      <button type="button" onClick={() => setMore(true)}>
        More
      </button>
    </BulkChoice>
  );
};

it('says how many are selected after a failed action, and nothing after a successful one', async () => {
  let revision = 1;
  let sent = 0;
  const Stub = createRoutesStub([
    {
      path: BULK_PATH,
      HydrateFallback: () => null,
      Component: Shown,
      loader: () => revision,
      action: () => {
        sent += 1;
        return null;
      },
    },
  ]);
  render(<Stub initialEntries={[BULK_PATH]} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Select “Oak”' }));
  const unanswered = answer();
  await user.click(screen.getByText('Publish'));
  await expect.poll(answer).not.toBe(unanswered);
  expect(sent).toBe(1);
  await expect.poll(said).toBe('1 post selected');
  expect(box()).toBeChecked();
  await waitFor(() => expect(screen.getByText('Publish')).toHaveFocus());
  revision = 2;
  await user.click(screen.getByText('Publish'));
  await expect.poll(said).toBe('');
  await waitFor(() => expect(box(), 'the toolbar is gone, so the focus returns to the choice').toHaveFocus());
});

it('asks for the tag before submitting, so that the selection stays, also without scripts', async () => {
  let sent = 0;
  const action = () => {
    sent += 1;
    return null;
  };
  const Stub = createRoutesStub([
    { path: '/', Component: List },
    { path: BULK_PATH, Component: List, action },
  ]);
  render(<Stub />);
  const user = userEvent.setup();
  await user.click(box());
  for (const typed of ['', '—']) {
    if (typed !== '') await user.type(screen.getByLabelText('Tag'), typed);
    await user.click(screen.getByText('Add tag'));
    expect([sent, box()]).toEqual([0, expect.objectContaining({ checked: true })]);
  }
  await user.type(screen.getByLabelText('Tag'), ' Oak');
  await user.click(screen.getByText('Add tag'));
  await expect.poll(() => sent).toBe(1);
  // An action without a tag doesn’t ask for one.
  for (const name of ['Publish', 'Unpublish', 'Delete'])
    expect(screen.getByText(name).hasAttribute('formnovalidate')).toBe(true);
});

it('doesn’t submit on Enter in a checkbox', async () => {
  let sent = 0;
  const action = () => {
    sent += 1;
    return null;
  };
  const Stub = createRoutesStub([
    { path: '/', Component: Items },
    { path: BULK_PATH, Component: Items, action },
  ]);
  render(<Stub />);
  const user = userEvent.setup();
  box().focus();
  await user.keyboard(' {Enter}');
  expect(box()).toBeChecked();
  await user.click(screen.getByText('Publish'));
  await expect.poll(() => sent).toBe(1);
});

it('selects and clears the whole page with one checkbox, and marks a partial selection', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Two }]);
  render(<Stub />);
  const user = userEvent.setup();
  await user.click(box());
  expect(all()).toBePartiallyChecked();
  await user.click(all());
  for (const one of [all(), ...each()]) expect(one).toBeChecked();
  expect(all()).not.toBePartiallyChecked();
  expect(said()).toBe('2 posts selected');
  await user.click(box());
  expect(all()).toBePartiallyChecked();
  await user.click(all());
  await user.click(all());
  for (const one of [all(), ...each()]) expect(one).not.toBeChecked();
  expect([said(), all()]).toEqual(['', expect.objectContaining({ indeterminate: false })]);
});

it('is partial again when more items are listed', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Growing }]);
  render(<Stub />);
  const user = userEvent.setup();
  await user.click(all());
  expect(box()).toBeChecked();
  await user.click(screen.getByText('More'));
  await expect.poll(all).toBePartiallyChecked();
});

it('moves from a checkbox to the actions in one step', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Items }]);
  render(<Stub />);
  const user = userEvent.setup();
  await user.click(box());
  await user.tab();
  expect(document.activeElement).toHaveAccessibleName('Skip to bulk actions');
  await user.keyboard('{Enter}');
  expect(screen.getByText('1 product selected')).toHaveFocus();
});

it('has no select-all checkbox without scripts', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Items }]);
  const html = document.createElement('div');
  html.innerHTML = renderToString(<Stub />);
  const label = [...html.querySelectorAll('label')].find(({ textContent }) => textContent === 'Select this page');
  expect(label?.parentElement).toHaveClass('invisible', 'noscript:hidden');
});
