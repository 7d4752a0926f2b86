// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLoaderData, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BulkChoice, ChooseBox } from './bulk-choice.tsx';
import { BULK_PATH } from './bulk-deed.ts';

const box = () => screen.getByRole('checkbox', { name: 'Choose “Oak”' });
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

it('says what is still chosen where nothing was done, and nothing any more once it was', async () => {
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
  await user.click(await screen.findByRole('checkbox', { name: 'Choose “Oak”' }));
  const unanswered = answer();
  await user.click(screen.getByText('Publish'));
  await expect.poll(answer).not.toBe(unanswered);
  expect(sent).toBe(1);
  await expect.poll(() => screen.getByRole('status', { hidden: true }).textContent).toBe('1 post chosen');
  expect(box()).toBeChecked();
  expect(screen.getByText('Publish')).toHaveFocus();
  revision = 2;
  await user.click(screen.getByText('Publish'));
  await expect.poll(() => screen.getByRole('status', { hidden: true }).textContent).toBe('');
  expect(box(), 'the bar is gone: one goes on from what was chosen').toHaveFocus();
});

it('asks for the tag before anything is sent, so that what is ticked stays ticked also without scripts', async () => {
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
  // What asks for no tag is done without one.
  for (const deed of ['Publish', 'Unpublish', 'Delete'])
    expect(screen.getByText(deed).hasAttribute('formnovalidate')).toBe(true);
});

it('sends nothing by Enter on a box', async () => {
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
  // What is sent by a press comes to one.
  await user.click(screen.getByText('Publish'));
  await expect.poll(() => sent).toBe(1);
});
