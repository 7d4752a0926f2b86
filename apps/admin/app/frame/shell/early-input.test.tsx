// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { hasUnsavedChanges } from '../dialogs/has-unsaved-changes.ts';
import { TextField } from '../../content/text-editor/text-field.tsx';
import { PictureField } from '../../content/pictures/picture-field.tsx';
import { WordsControl } from '../../content/editor/controls/words-control.tsx';

/** Controls as in the admin’s forms: most are uncontrolled, one is controlled by React. */
function Controls({ heard }: { readonly heard: string[] }) {
  const [row, setRow] = useState('Size');
  return (
    <form onInput={({ target }) => heard.push(target instanceof Element ? target.id : '')}>
      <input id="title" defaultValue="Shaker" />
      <input id="row" value={row} onChange={(event) => setRow(event.currentTarget.value)} />
      <textarea id="excerpt" defaultValue="What the door decides." />
      <select id="status" defaultValue="low" onChange={() => heard.push('acted by itself')}>
        <option>low</option>
        <option>high</option>
      </select>
      <input id="featured" type="checkbox" />
      <input id="untouched" defaultValue="as it was" />
      <TextField
        id="body"
        name="body"
        label="Content"
        defaultValue="As it was."
        maxLength={100}
        pictures={{}}
        choosePicture={async () => undefined}
      />
      <WordsControl id="tags" name="tags" label="Tags" defaultValue="Doors" known={[]} />
      <PictureField
        id="cover"
        name="cover"
        label="Picture"
        defaultValue=""
        src={undefined}
        choosePicture={async () => undefined}
      />
      <output id="shown">{row}</output>
    </form>
  );
}

const find = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) ?? document.createElement('input');

it.each([
  ['alone', ''],
  ['with what a password manager put beside them', '<div data-lastpass-icon-root></div>'],
])('keeps and reports what was typed before hydration (%s)', async (_, inserted) => {
  vi.resetModules();
  const { EarlyInput, rememberEarlyInput } = await import('./early-input.tsx');
  const heard: string[] = [];
  const page = (
    <>
      <Controls heard={heard} />
      <EarlyInput />
    </>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const typed = { title: 'Shaker or slab', row: 'Height', excerpt: 'What a door decides.', body: 'As it is.' };
  for (const id of ['title', 'excerpt', 'body'] as const) find(id).value = typed[id];
  find('tags').value = 'Doors, Kitchens';
  find('cover').value = 'master:works/shuniah';
  find('status').value = 'high';
  find('featured').checked = true;
  rememberEarlyInput();
  // The script has loaded, and React hasn’t started.
  find('row').value = typed.row;
  find('row').dispatchEvent(new Event('input', { bubbles: true }));
  const complaints: unknown[] = [];
  for (const control of document.querySelectorAll('form > :is(input, textarea, select)'))
    control.insertAdjacentHTML('afterend', inserted);
  const root = await act(async () =>
    hydrateRoot(document.querySelector('#root') ?? document.body, page, {
      onRecoverableError: (error) => complaints.push(error),
    }),
  );
  expect(complaints.length > 0).toBe(inserted !== '');
  onTestFinished(() => act(() => root.unmount()));

  for (const [id, value] of Object.entries(typed)) expect(find(id).value).toBe(value);
  expect(find('shown').textContent).toBe('Height');
  const form = new FormData(document.querySelector('form') ?? undefined);
  expect([form.get('tags'), form.get('cover')]).toEqual(['Doors, Kitchens', 'master:works/shuniah']);
  const told = ['body', 'excerpt', 'featured', 'row', 'status', 'title'];
  expect(heard).toEqual(expect.arrayContaining(told));
  expect(heard).not.toContain('untouched');
  expect(heard).not.toContain('acted by itself');
  expect(hasUnsavedChanges(document.body)).toBe(true);
});
