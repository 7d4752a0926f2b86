// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TextField } from './text-field.tsx';

// jsdom has no layout, and the editor asks for the cursor’s position to scroll to it.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

const text = () => screen.getByRole('textbox', { name: 'Content' });

function carry(html: string, files: readonly File[] = []) {
  return { files, getData: (type: string) => (type === 'text/html' ? html : '') };
}

/** A form with a text, once the editor has loaded, with the cursor at the start. */
async function show(markdown: string) {
  const heard: unknown[] = [];
  onTestFinished(cleanup);
  const { unmount } = render(
    <form
      aria-label="Post"
      ref={(form) => {
        form?.addEventListener('input', ({ target }) => {
          if (target instanceof HTMLElement) heard.push('value' in target ? target.value : target.role);
        });
      }}
    >
      <TextField
        id="body"
        name="body"
        label="Content"
        defaultValue={markdown}
        maxLength={1000}
        pictures={{}}
        choosePicture={async () => ({ address: 'media:door', src: '/a.avif', alt: 'A door' })}
      />
    </form>,
  );
  await screen.findByRole('toolbar');
  return {
    /** The texts that the form was notified of, in order. */
    heard,
    unmount,
    click: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    /** Types a key as a browser does: the event, and the text. */
    type: (words: string) => {
      fireEvent.paste(text(), { clipboardData: carry(words) });
      fireEvent.input(text());
    },
    leave: () => fireEvent.blur(text()),
    /** The form’s value. */
    held: () => document.querySelector<HTMLTextAreaElement>('[name=body]')?.value,
  };
}

/** Longer than the pause after typing. */
const longPause = () => new Promise((resolve) => setTimeout(resolve, 350));

const said = () => screen.getByRole('status', { hidden: true }).textContent;
const lead = (to: string) => fireEvent.change(screen.getByLabelText('Link URL'), { target: { value: to } });
/** Whether the text handles a key, instead of the browser. */
const isKept = (key: string, init = {}) => !fireEvent.keyDown(text(), { key, ...init });

const picture = '![A door](media:door)';

describe('an inserted picture', () => {
  it.each([
    ['', `${picture}\n\nBelow`],
    ['Words', `${picture}\n\nBelowWords`],
    ['- item', `- ${picture}\n\n  Belowitem`],
    ['## Heading', `${picture}\n\nBelow\n\n## Heading`],
  ])('stays, and typing continues in a paragraph below it: %s', async (markdown, expected) => {
    const { click, type, leave, held } = await show(markdown);
    click('Image');
    await vi.waitFor(() => expect(held()).toContain(picture));
    type('Below');
    leave();
    expect(held()).toBe(expected);
  });
});

describe('typed text', () => {
  it('reaches the form after a pause in typing', async () => {
    const { type, heard, held } = await show('');
    for (const key of ['a', 'b', 'c']) type(key);
    expect([heard, held()]).toEqual([[], '']);
    await vi.waitFor(() => expect(heard).toEqual(['abc']));
    expect(held()).toBe('abc');
  });

  it.each([
    ['the editor is left', ({ leave }) => leave()],
    ['the page is closed', () => fireEvent(window, new Event('beforeunload'))],
    ['the page is put aside', () => fireEvent(window, new Event('pagehide'))],
    ['the browser goes back', () => fireEvent.popState(window)],
    ['the form goes away', ({ unmount }) => unmount()],
    ['its source is shown', ({ click }) => click('Edit as Markdown')],
  ] satisfies [string, (page: Awaited<ReturnType<typeof show>>) => void][])(
    'reaches the form at once when %s, and only once',
    async (_, act) => {
      const page = await show('');
      page.type('a');
      act(page);
      expect(page.heard).toEqual(['a']);
      await longPause();
      expect(page.heard).toEqual(['a']);
    },
  );

  it('is in the form data before that', async () => {
    const { type, heard } = await show('');
    type('a');
    const formData = new FormData();
    // jsdom fires no `formdata` event when a form is read.
    fireEvent(screen.getByRole('form'), Object.assign(new Event('formdata'), { formData }));
    expect([formData.get('body'), heard]).toEqual(['a', []]);
  });

  it('is replaced when something else writes to the control', async () => {
    const { type, heard, held } = await show('');
    type('a');
    fireEvent.change(document.querySelector('[name=body]') ?? document.body, { target: { value: 'b' } });
    await longPause();
    expect([held(), heard]).toEqual(['b', []]);
  });
});

describe('a pasted or dropped picture', () => {
  const file = new File([''], 'clip.png', { type: 'image/png' });

  it.each([
    ['pasted as a file', () => fireEvent.paste(text(), { clipboardData: carry('', [file]) }), ''],
    [
      'pasted among words',
      () => fireEvent.paste(text(), { clipboardData: carry('<p>a<img src="https://x.example/a.png"></p>') }),
      'a',
    ],
  ])('is left out with a hint how to insert pictures: %s', async (_, act, left) => {
    const { leave, held, type } = await show('');
    act();
    expect(said()).toContain('Image button');
    leave();
    expect(held()).toBe(left);
    type('b');
    expect(said()).toBe('');
  });

  it('doesn’t open in place of the page', async () => {
    await show('');
    document.elementFromPoint = () => text();
    expect(fireEvent.drop(text(), { dataTransfer: carry('', [file]) })).toBe(false);
    expect(said()).toContain('Image button');
  });

  it('is allowed as part of pasted text, or if it is from this text', async () => {
    await show('');
    for (const html of ['<p>words</p>', '<figure data-picture="media:door"><img src="/a.avif"></figure>']) {
      fireEvent.paste(text(), { clipboardData: carry(html, [file]) });
      expect(said()).toBe('');
    }
  });
});

describe('a link', () => {
  it.each([
    ['foo@bar.com', '[foo@bar.com](mailto:foo@bar.com)'],
    ['bar.com/a', '[bar.com/a](https://bar.com/a)'],
    ['/contact', '[/contact](/contact)'],
  ])('can be typed as people write it: %s', async (written, expected) => {
    const { click, leave, held } = await show('');
    click('Link');
    lead(written);
    click('Add link');
    leave();
    expect(held()).toBe(expected);
  });

  it.each([
    ['set', () => fireEvent.click(screen.getByRole('button', { name: 'Add link' }))],
    ['given up', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['escaped', () => fireEvent.keyDown(screen.getByLabelText('Link URL'), { key: 'Escape' })],
  ])('returns the focus to the text after it is %s', async (_, act) => {
    const { click } = await show('Words');
    click('Link');
    lead('/a');
    expect(document.activeElement).toBe(screen.getByLabelText('Link URL'));
    act();
    await vi.waitFor(() => expect(document.activeElement).toBe(text()));
    expect(screen.queryByLabelText('Link URL')).toBeNull();
  });
});

describe('the Tab key', () => {
  it('moves within a table, and leaves the editor after Escape, as the hint says', async () => {
    const { leave, held } = await show('| A |\n| --- |');
    expect(text().getAttribute('aria-describedby')).toBe('body-hint');
    expect(document.querySelector('#body-hint')?.textContent).toContain('Esc, then Tab');
    expect(isKept('Escape')).toBe(false);
    expect(isKept('Shift')).toBe(false);
    expect(isKept('Tab', { shiftKey: true })).toBe(false);
    leave();
    expect(held()).toBe('| A |\n| --- |');
    expect(isKept('Tab')).toBe(true);
    leave();
    expect(held()).toBe('| A |\n| --- |\n| |');
  });
});

describe('the Markdown source', () => {
  const back = 'Switch to visual editor';

  it('keeps the undo history if it was only viewed', async () => {
    const { click, type, held } = await show('');
    type('a');
    click('Edit as Markdown');
    expect([held(), screen.queryByRole('toolbar')]).toEqual(['a', null]);
    click(back);
    click('Undo');
    click('Edit as Markdown');
    expect(held()).toBe('');
  });

  it('replaces the editor’s text if it was edited', async () => {
    const { click, type, held } = await show('');
    type('a');
    click('Edit as Markdown');
    fireEvent.change(text(), { target: { value: 'changed' } });
    click(back);
    expect(text().textContent).toBe('changed');
    type('a');
    click('Edit as Markdown');
    expect(held()).toBe('achanged');
  });
});

it('shows a picture unknown to the page, as after a rejected save or in Markdown typed by hand', async () => {
  const address = 'media:0198c3a2-0000-4000-8000-000000000001';
  await show(`![An island](${address})`);
  const shown = screen.getByRole('img', { name: 'An island' });
  expect(shown).toHaveAttribute('src', `/admin/media/picture?address=${encodeURIComponent(address)}`);
  expect(screen.queryByText(address, { selector: 'figure *' })).toBeNull();
});
