// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { holdUploads } from '../../../testing/hold-uploads.ts';
import { PictureListControl } from './picture-list-control.tsx';

const drawn = ['Oak', 'Elm', 'Ash'].map((alt) => ({
  key: alt,
  alt,
  width: 4,
  height: 3,
  dominantColour: '#888888',
  sources: { avif: 'data:,', webp: 'data:,' },
  src: 'data:,',
}));

const progress = (name: string) => screen.getByRole('progressbar', { name: `Uploading ${name}` });
const button = (name: string) => screen.getByRole('button', { name });
const order = () => screen.getAllByRole('button', { name: /^Remove: / }).map((each) => each.getAttribute('aria-label'));

async function openPictures() {
  const value = JSON.stringify(drawn.map(({ key: id }) => ({ source: 'media', id, alt: '' })));
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <form aria-label="Product">
          <PictureListControl
            id="pictures"
            name="pictures"
            label="Pictures"
            hint="Drop them here"
            value={value}
            first="Main photo"
            drawn={drawn}
            library={undefined}
          />
        </form>
      ),
    },
  ]);
  render(<Stub />);
  await screen.findByRole('list', { name: 'Pictures' });
  return userEvent.setup();
}

it('keeps the focus on a picture that is moved by keyboard, and reverses direction at either end', async () => {
  const user = await openPictures();
  button('Move later: Oak').focus();
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Remove: Elm', 'Remove: Oak', 'Remove: Ash']);
  expect(button('Move later: Oak')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Moved to position 2 of 3');
  expect(screen.getByText('Main photo').closest('li')).toContainElement(button('Remove: Elm'));
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Remove: Elm', 'Remove: Ash', 'Remove: Oak']);
  expect(button('Move earlier: Oak')).toHaveFocus();
});

it('moves the focus to the picture after a removed one, or to the control after the list when none is left', async () => {
  const user = await openPictures();
  button('Remove: Elm').focus();
  await user.keyboard('{Enter}');
  expect(button('Remove: Ash')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('Remove: Oak')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('Choose from Media Library')).toHaveFocus();
});

it('posts the latest selection, although the server has confirmed only the earlier one', async () => {
  const heard: (() => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => heard.push(() => resolve(new Response('')))));
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  const sent = holdUploads();
  const user = await openPictures();
  const control = screen.getByLabelText<HTMLInputElement>('Add images: Pictures');
  const add = (name: string) => user.upload(control, new File([name], name, { type: 'image/png' }));
  await add('oak.png');
  await add('elm.png');
  await expect.poll(() => heard.length).toBe(2);
  await act(async () => heard[1]?.());
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['oak.png']);
  await act(async () => heard[0]?.());
  expect(screen.getByRole('status')).toHaveTextContent('Uploading 2 images…');
  await user.click(button('Remove oak.png'));
  await user.click(button('Remove elm.png'));
  await act(async () => heard[2]?.());
  expect(screen.queryByText(/^Uploading/)).toBeNull();
  expect(sent.map(({ name, isGivenUp }) => [name, isGivenUp()])).toEqual([['oak.png', true]]);
});

it('submits a picture that is still uploading with the form, but not a cancelled one', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  const sent = holdUploads();
  const user = await openPictures();
  await user.upload(screen.getByLabelText('Add images: Pictures'), new File(['oak'], 'oak.png', { type: 'image/png' }));
  await expect.poll(() => sent.length).toBe(1);
  expect(screen.getByRole('status')).toHaveTextContent('Uploading an image…');
  const control = screen.getByLabelText<HTMLInputElement>('Add images: Pictures');
  expect(control).toBeEnabled();
  expect([control.name, control.files?.[0]?.name]).toEqual(['pictures.files', 'oak.png']);
  await user.click(button('Remove oak.png'));
  await expect.poll(() => screen.queryByText('Uploading an image…')).toBeNull();
});

it('shows the progress of each upload, adds finished ones, and keeps failed ones selected for another try', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  const sent = holdUploads();
  const user = await openPictures();
  const files = ['oak.png', 'elm.png', 'ash.txt.png'].map((name) => new File([name], name, { type: 'image/png' }));
  await user.upload(screen.getByLabelText('Add images: Pictures'), files);
  await expect.poll(() => sent.length).toBe(1);
  act(() => sent[0]?.leave(0.5));
  expect(progress('oak.png')).toHaveValue(0.5);
  expect(progress('elm.png')).toHaveValue(0);

  const id = '345e84cc-0000-4000-8000-000000000000';
  const choice = { address: `media:${id}`, src: '/1.webp', alt: 'Oak, new', name: 'oak.png', record: drawn[0] };
  await act(async () => sent[0]?.answer([{ ok: true, isNew: true, choice }]));
  expect(order()).toHaveLength(4);
  expect(screen.queryByRole('progressbar', { name: 'Uploading oak.png' })).toBeNull();
  await expect.poll(() => sent.length).toBe(2);
  const full = { ok: false, message: 'The disk of the server is full.', isWorthAnother: true };
  await act(async () => sent[1]?.answer([full]));
  await expect.poll(() => sent.length).toBe(3);
  await act(async () => sent[2]?.answer([{ ok: false, message: 'This file is empty.', isWorthAnother: false }]));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'elm.png: The disk of the server is full.ash.txt.png: This file is empty.',
  );
  const chosen = screen.getByRole('list', { name: 'Chosen files' });
  expect(chosen).toHaveTextContent('elm.png');
  expect(chosen).not.toHaveTextContent('oak.png');
  expect(button('Try again')).toBeVisible();
});
