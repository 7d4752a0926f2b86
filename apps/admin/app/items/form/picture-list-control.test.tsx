// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
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

const button = (name: string) => screen.getByRole('button', { name });
const order = () => screen.getAllByRole('button', { name: /^Remove: / }).map((each) => each.getAttribute('aria-label'));

async function openPictures(action?: () => Promise<Response>) {
  const value = JSON.stringify(drawn.map(({ key: id }) => ({ source: 'media', id, alt: '' })));
  const Stub = createRoutesStub([
    {
      path: '/',
      ...(action && { action }),
      Component: () => (
        <form aria-label="Product">
          <PictureListControl
            id="pictures"
            name="pictures"
            label="Pictures"
            hint="Drop them here"
            value={value}
            first="On the card"
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

it('goes along with a picture that is moved by keyboard, and turns round with it at either end', async () => {
  const user = await openPictures();
  button('Later: Oak').focus();
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Remove: Elm', 'Remove: Oak', 'Remove: Ash']);
  expect(button('Later: Oak')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Now picture 2 of 3');
  expect(screen.getByText('On the card').closest('li')).toContainElement(button('Remove: Elm'));
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Remove: Elm', 'Remove: Ash', 'Remove: Oak']);
  expect(button('Earlier: Oak')).toHaveFocus();
});

it('goes on from what stands in the place of a removed picture, and from behind the list when none is left', async () => {
  const user = await openPictures();
  button('Remove: Elm').focus();
  await user.keyboard('{Enter}');
  expect(button('Remove: Ash')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('Remove: Oak')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('Choose from the library')).toHaveFocus();
});

it('sends what was chosen last, though the server said only then that it heard of what was chosen before', async () => {
  const heard: (() => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => heard.push(() => resolve(new Response('')))));
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const action = vi.fn(() => new Promise<Response>(() => undefined));
  const user = await openPictures(action);
  const control = screen.getByLabelText<HTMLInputElement>('Add pictures: Pictures');
  const add = (name: string) => user.upload(control, new File([name], name, { type: 'image/png' }));
  await add('oak.png');
  await add('elm.png');
  await expect.poll(() => heard.length).toBe(2);
  await act(async () => heard[1]?.());
  await expect.poll(() => action.mock.calls.length).toBe(1);
  await act(async () => heard[0]?.());
  expect(screen.getByRole('status')).toHaveTextContent('Uploading 2 pictures…');
  await user.click(button('Remove oak.png'));
  await user.click(button('Remove elm.png'));
  await act(async () => heard[2]?.());
  expect(screen.queryByText(/^Uploading/)).toBeNull();
  expect(action).toHaveBeenCalledTimes(1);
});

it('sends a picture that is still on its way with the form, and not one that was taken back', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const action = vi.fn(() => new Promise<Response>(() => undefined));
  const user = await openPictures(action);
  await user.upload(
    screen.getByLabelText('Add pictures: Pictures'),
    new File(['oak'], 'oak.png', { type: 'image/png' }),
  );
  await expect.poll(() => action.mock.calls.length).toBe(1);
  expect(screen.getByRole('status')).toHaveTextContent('Uploading a picture…');
  const control = screen.getByLabelText<HTMLInputElement>('Add pictures: Pictures');
  expect(control).toBeEnabled();
  expect([control.name, control.files?.[0]?.name]).toEqual(['pictures.files', 'oak.png']);
  await user.click(button('Remove oak.png'));
  await expect.poll(() => screen.queryByText('Uploading a picture…')).toBeNull();
});
