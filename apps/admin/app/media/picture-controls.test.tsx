// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LogoField } from '../settings/logo-field.tsx';
import { UploadForm } from './upload-form.tsx';

it('lets go of a logo that was chosen and is not saved yet', async () => {
  const chosen = { address: 'media:1', src: '/pictures/1.webp', alt: '' };
  const own = { id: 'logo', name: 'site.logo', label: 'Logo', defaultValue: '', src: undefined };
  const { container } = render(<LogoField {...own} choosePicture={async () => chosen} />);
  const kept = () => container.querySelector('input[name="site.logo"]');
  await userEvent.click(screen.getByRole('button', { name: 'Choose a picture' }));
  expect(kept()).toHaveValue('media:1');
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(kept()).toHaveValue('');
});

it('takes a phone’s picture from a system that knows no type for it', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <UploadForm refused={[]} onTaken={() => {}} /> }]);
  render(<Stub />);
  const files = ['IMG_1.HEIC', 'IMG_2.heif', 'notes.txt'].map((name) => new File(['x'], name));
  fireEvent.drop(screen.getByText(/^Drop pictures here/), { dataTransfer: { files } });
  expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent(/IMG_1\.HEIC.+IMG_2\.heif/);
  expect(screen.getByText('notes.txt is not a type of file we can take')).toBeVisible();
});
