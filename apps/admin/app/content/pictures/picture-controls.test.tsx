// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LogoField } from '../../site/settings/logo-field.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureField } from './picture-field.tsx';
import { UploadForm } from '../media/upload-form.tsx';

it('clears a selected logo before it is saved', async () => {
  const chosen = { address: 'media:1', src: '/pictures/1.webp', alt: '' };
  const own = { id: 'logo', name: 'site.logo', label: 'Logo', defaultValue: '', src: undefined };
  const { container } = render(<LogoField {...own} choosePicture={async () => chosen} />);
  const kept = () => container.querySelector('input[name="site.logo"]');
  await userEvent.click(screen.getByRole('button', { name: 'Choose an image' }));
  expect(kept()).toHaveValue('media:1');
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(kept()).toHaveValue('');
});

it('accepts a phone’s picture of a type that the system doesn’t know', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <UploadForm refused={[]} onUploaded={() => {}} /> }]);
  render(<Stub />);
  const files = ['IMG_1.HEIC', 'IMG_2.heif', 'notes.txt'].map((name) => new File(['x'], name));
  fireEvent.drop(screen.getByText(/^Drag images here/), { dataTransfer: { files } });
  expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent(/IMG_1\.HEIC.+IMG_2\.heif/);
  expect(screen.getByText("notes.txt isn't a supported file type")).toBeVisible();
});

/** A server that gives each picture the next outcome, and says who is signed in. `sent` has the received names. */
function answerPictures(answers: readonly unknown[], session: () => Response) {
  const sent: string[] = [];
  class Sender extends EventTarget {
    readonly upload = new EventTarget();
    responseText = '';
    open() {}
    send(body: FormData) {
      const answer = answers[sent.length];
      const [file] = body.getAll('files');
      sent.push(file instanceof File ? file.name : '');
      this.responseText = typeof answer === 'string' ? answer : JSON.stringify([answer]);
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sender);
  vi.stubGlobal('fetch', async () => session());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return sent;
}

async function upload(names: readonly string[]) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <UploadForm refused={[]} onUploaded={() => {}} /> }]);
  render(<Stub />);
  const files = names.map((name) => new File(['x'], name));
  fireEvent.drop(screen.getByText(/^Drag images here/), { dataTransfer: { files } });
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
}

it('keeps pictures that weren’t uploaded because the session ended, and asks to sign in again', async () => {
  let isOver = false;
  const taken = { ok: true, id: '1', isNew: true };
  const sent = answerPictures([taken, '<!DOCTYPE html>'], () => {
    if (isOver) return new Response(null, { status: 401 });
    isOver = true;
    return new Response('');
  });
  await upload(['a.heic', 'b.heic', 'c.heic']);
  expect(
    await screen.findByText(/you’ve been signed out\. Images that didn’t upload are still selected/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  const chosen = screen.getByRole('list', { name: 'Chosen files' });
  expect(chosen).toHaveTextContent(/b\.heic.+c\.heic/);
  expect(chosen).not.toHaveTextContent('a.heic');
  expect(screen.getByText('a.heic: uploaded')).toBeVisible();
  expect(sent).toEqual(['a.heic', 'b.heic']);
});

it('keeps a picture selected when the disk is full, and drops one that no browser can show', async () => {
  answerPictures(
    [
      { ok: false, message: 'The disk of the server is full.', isWorthAnother: true },
      { ok: false, message: 'This file is empty.', isWorthAnother: false },
    ],
    () => new Response(''),
  );
  await upload(['a.heic', 'b.heic']);
  expect(await screen.findByText('a.heic: The disk of the server is full.')).toBeVisible();
  expect(await screen.findByText('b.heic: This file is empty.')).toBeVisible();
  const chosen = screen.getByRole('list', { name: 'Chosen files' });
  expect(chosen).toHaveTextContent('a.heic');
  expect(chosen).not.toHaveTextContent('b.heic');
});

it('selects a picture of this device while a text is edited, and says why one was rejected', async () => {
  const record = {
    alt: '',
    width: 4,
    height: 3,
    dominantColour: '#fff',
    sources: { avif: '', webp: '' },
    src: '/2.webp',
  };
  const choice = { address: 'media:2', src: '/2.webp', alt: '', name: 'b.jpg', record };
  answerPictures(
    [
      { ok: false, message: 'This file is empty.', isWorthAnother: false },
      { ok: true, isNew: true, choice },
    ],
    () => Response.json({ pageCount: 1, choices: [] }),
  );
  const onDone = vi.fn();
  render(<PictureChooser onDone={onDone} />);
  const device = screen.getByLabelText('Upload from this device');
  await userEvent.upload(device, new File([''], 'a.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('a.jpg: This file is empty.')).toBeVisible();
  // Cancelling the file picker closes nothing.
  fireEvent(device, new Event('cancel', { bubbles: true }));
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.upload(device, new File(['x'], 'b.jpg', { type: 'image/jpeg' }));
  await expect.poll(() => onDone.mock.calls).toMatchObject([[{ address: 'media:2', name: 'b.jpg' }]]);
});

it('offers the site’s pictures by family when the library is empty, and searches them', async () => {
  const asked: string[] = [];
  const drawn = {
    alt: '',
    width: 4,
    height: 3,
    dominantColour: '#fff',
    sources: { avif: '', webp: '' },
    src: '/a.webp',
  };
  const picture = (name: string, group: string) => ({
    address: `master:${name}`,
    src: '/a.webp',
    alt: name,
    name,
    group,
    record: drawn,
  });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!path.startsWith('/admin/media/site-pictures')) return Response.json({ pageCount: 1, choices: [] });
    const groups = [
      { value: 'blog', label: 'Blog' },
      { value: 'works', label: 'Our Work' },
    ];
    return Response.json({
      pageCount: 1,
      groups,
      choices: [picture('blog/oak', 'Blog'), picture('works/bar', 'Our Work')],
    });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const onDone = vi.fn();
  render(<PictureChooser onDone={onDone} />);
  expect(await screen.findByRole('region', { name: 'Our Work' })).toContainElement(
    screen.getByRole('button', { name: /works\/bar/ }),
  );
  expect(screen.getByRole('tab', { name: 'Site images', selected: true })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Our Work');
  await userEvent.type(screen.getByLabelText('Search'), 'walnut bar{Enter}');
  await expect.poll(() => asked.at(-1)).toBe('/admin/media/site-pictures?q=walnut+bar&page=1&group=works');
  // The empty library stays open once it is asked for.
  await userEvent.click(screen.getByRole('tab', { name: 'Your library' }));
  expect(await screen.findByText('No matching images')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  const chosen = await screen.findByRole('button', { name: /blog\/oak/ });
  chosen.focus();
  await userEvent.keyboard('{Enter}');
  expect(onDone.mock.calls).toMatchObject([[{ address: 'master:blog/oak' }]]);
});

it('offers only the library for pictures that must be in it, such as a logo', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ pageCount: 1, choices: [] }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  render(<PictureChooser onDone={() => {}} isLibraryOnly />);
  expect(await screen.findByText('No images yet. Upload one above.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says that a cover was deleted, until another is selected', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const own = { id: 'cover', name: 'cover', label: 'Cover', defaultValue: 'media:1', src: '/gone.webp' };
  const chosen = { address: 'media:2', src: '/oak.webp', alt: '' };
  const { container } = render(<PictureField {...own} choosePicture={async () => chosen} />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect(await screen.findByText('This image was deleted')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Choose another' }));
  expect(screen.queryByText('This image was deleted')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('src', '/oak.webp');
});
