import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { FileDrop } from './file-drop.tsx';

const plan = new File(['plan'], 'plan.pdf', { type: 'application/pdf' });

test('lists selected files and removes one, with the focus on the input', async () => {
  const onFilesChange = vi.fn();
  render(
    <Field label="Plans">
      <FileDrop name="files" onFilesChange={onFilesChange} />
    </Field>,
  );
  await userEvent.upload(screen.getByLabelText('Plans'), plan);
  expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent('plan.pdf4 bytes');
  await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByLabelText('Plans')).toHaveFocus();
  expect(onFilesChange.mock.calls).toEqual([[[plan]], [[]]]);
});

test('shows thumbnails of pictures, and frees each on removal', async () => {
  const held = new Set<string>();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: File) {
        const url = `blob:${file.name}`;
        held.add(url);
        return url;
      }
      static override revokeObjectURL(url: string) {
        held.delete(url);
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'false.png') throw new DOMException('It is none', 'InvalidStateError');
    return { close: () => {} };
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const [photo, none] = ['hall.png', 'false.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  if (photo === undefined || none === undefined) throw new Error('no files');
  const { container, unmount } = render(<FileDrop aria-label="Plans" name="files" files={[plan, photo, none]} />);
  const pictures = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  await waitFor(() => expect(pictures()).toEqual(['blob:hall.png']));
  unmount();
  expect(held).toEqual(new Set());
});

test('lists what was selected before hydration', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<FileDrop aria-label="Plans" name="files" />);
  await userEvent.upload(screen.getByLabelText('Plans'), plan);
  const root = await act(async () => hydrateRoot(page, <FileDrop aria-label="Plans" name="files" />));
  expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent('plan.pdf');
  act(() => root.unmount());
  page.remove();
});

test('accepts dropped files, and says why it rejects one', () => {
  render(
    <Field label="Plans">
      <FileDrop name="files" accept=".pdf" prompt="Drop here" messages={{ wrongType: ({ name }) => `Not ${name}` }} />
    </Field>,
  );
  const files = [plan, new File(['x'], 'model.skp')];
  fireEvent.drop(screen.getByText('Drop here'), { dataTransfer: { files } });
  expect(screen.getByText('plan.pdf')).toBeInTheDocument();
  expect(screen.getByText('Not model.skp')).toBeInTheDocument();
});

test('shows the server’s error for each file', () => {
  render(
    <Field label="Plans">
      <FileDrop name="files" files={[plan]} fileErrors={{ 'plan.pdf': 'This file is damaged' }} />
    </Field>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('This file is damaged');
});

test('is a plain file input in the server’s HTML, with name, types and label', () => {
  const html = renderToStaticMarkup(
    <Field id="files" label="Plans" hint="PDF">
      <FileDrop name="files" accept=".pdf" />
    </Field>,
  );
  const page = document.createElement('div');
  page.innerHTML = html;
  const input = page.querySelector('input');
  expect(input).toHaveAttribute('type', 'file');
  expect(input).toHaveAttribute('name', 'files');
  expect(input).toHaveAttribute('accept', '.pdf');
  expect(input).toHaveAttribute('multiple');
  expect(input).toHaveAttribute('id', 'files');
  // Without scripts the input shows the selection.
  expect(input).not.toHaveClass('text-transparent');
});
