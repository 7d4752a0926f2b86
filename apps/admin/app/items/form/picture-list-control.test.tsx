// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
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

async function openPictures() {
  const value = JSON.stringify(drawn.map(({ key: id }) => ({ source: 'media', id, alt: '' })));
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
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
