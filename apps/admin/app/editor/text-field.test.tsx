// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TextField } from './text-field.tsx';

// jsdom lays nothing out, and the editor asks where the cursor is to scroll there.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

/** A form with a text in it, once the editor is there. The cursor is where the text begins. */
async function show(markdown: string) {
  onTestFinished(cleanup);
  render(
    <form aria-label="Post">
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
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    paste: (html: string) =>
      fireEvent.paste(screen.getByRole('textbox', { name: 'Content' }), {
        clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') },
      }),
    posted: () => new FormData(screen.getByRole('form')).get('body'),
  };
}

const picture = '![A door](media:door)';

describe('a picture that is put in', () => {
  it.each([
    ['', `${picture}\n\nBelow`],
    ['Words', `${picture}\n\nBelowWords`],
    ['- item', `- ${picture}\n\n  Belowitem`],
    ['## Heading', `${picture}\n\nBelow\n\n## Heading`],
  ])('stays, and what is typed next stands in a paragraph below it: %s', async (markdown, expected) => {
    const { press, paste, posted } = await show(markdown);
    press('Picture');
    await vi.waitFor(() => expect(posted()).toContain(picture));
    paste('Below');
    expect(posted()).toBe(expected);
  });
});
