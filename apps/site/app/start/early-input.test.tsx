// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Hydrated } from './hydrated.tsx';
import { recordEarlyInput } from './record-early-input.ts';

const heard: string[] = [];
const user = userEvent.setup();
let unmount = () => {};

/** Controls as on pages: uncontrolled, controlled, and one that is set twice. */
function Controls() {
  const [ticks, setTicks] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  const [isReady, setIsReady] = useState(false);
  // Like a restored draft: once, on mount.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setIsReady(true), []);
  return (
    <form
      method="post"
      action="/sent"
      data-ready={isReady}
      onSubmit={(event) => {
        event.preventDefault();
        heard.push(`sent ${value('Name')} when ${isReady ? 'ready' : 'not ready'}`);
      }}
    >
      {['red', 'blue'].map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={ticks.includes(name)}
            onChange={(event) => {
              heard.push(`${name} ${event.target.checked}`);
              setTicks((before) => (event.target.checked ? [...before, name] : before.filter((one) => one !== name)));
            }}
          />
          {name}
        </label>
      ))}
      {['phone', 'post'].map((way) => (
        <label key={way}>
          <input type="radio" name="way" value={way} onChange={(event) => heard.push(`way ${event.target.value}`)} />
          {way}
        </label>
      ))}
      <label>
        Name <input name="name" defaultValue="" onChange={(event) => heard.push(`name ${event.target.value}`)} />
      </label>
      <label>
        Words
        <input
          value={words}
          onChange={(event) => {
            heard.push(`words ${event.target.value}`);
            setWords(event.target.value);
          }}
        />
      </label>
      <label>
        Project
        <select defaultValue="" onChange={(event) => heard.push(`project ${event.target.value}`)}>
          <option value="">None</option>
          <option value="stairs">Stairs</option>
        </select>
      </label>
      <button type="button" onClick={() => heard.push('menu')}>
        <span>Menu</span>
      </button>
      <button type="submit">Send</button>
      <button key={String(isReady)} type="submit">
        Send what is seen
      </button>
    </form>
  );
}

const find = (name: string) => {
  const control = [...document.querySelectorAll('label')].find((label) =>
    label.textContent.trim().startsWith(name),
  )?.control;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
    throw new Error(`No control ${name}`);
  return control;
};
const value = (name: string) => find(name).value;
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`No button ${name}`);
  return found;
};

/** Types as a browser does: the testing library replaces a control’s setter, as React does. */
function typeInto(name: string, text: string): void {
  const control = find(name);
  if (!(control instanceof HTMLInputElement)) throw new Error(`${name} takes no text`);
  for (const letter of text) {
    control.setRangeText(letter, control.value.length, control.value.length, 'end');
    control.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
  }
}

/** Hydrates the page and waits until everything was replayed. */
async function hydrate({ isDrawnAgain = false } = {}): Promise<void> {
  const complaints: unknown[] = [];
  const root = document.getElementById('root');
  if (!root) throw new Error('No page');
  const page = await act(async () =>
    hydrateRoot(
      root,
      <>
        <Controls />
        <Hydrated />
      </>,
      { onRecoverableError: (error) => complaints.push(error) },
    ),
  );
  expect(complaints.length > 0).toBe(isDrawnAgain);
  unmount = () => page.unmount();
  // Each replay has its own turn of the event loop; turns don’t depend on the machine’s speed.
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise((done) => setTimeout(done)));
}

let listening: Parameters<typeof window.addEventListener>[] = [];

beforeEach(() => {
  heard.length = 0;
  const listen = vi.spyOn(window, 'addEventListener');
  recordEarlyInput();
  listening = listen.mock.calls;
  listen.mockRestore();
  document.body.innerHTML = `<div id="root">${renderToString(
    <>
      <Controls />
      <Hydrated />
    </>,
  )}</div>`;
});

afterEach(() => {
  act(() => unmount());
  unmount = () => {};
  for (const [name, listener] of listening) window.removeEventListener(name, listener);
  delete document.documentElement.dataset['hydrated'];
  document.body.innerHTML = '';
});

describe('input before hydration', () => {
  it('is replayed in order after hydration, and not before', async () => {
    await user.click(find('red'));
    await user.click(find('post'));
    await user.selectOptions(find('Project'), 'stairs');
    await user.click(button('Menu').querySelector('span') ?? document.body);
    expect(heard).toEqual([]);
    await hydrate();
    expect(heard).toEqual(['red true', 'way post', 'project stairs', 'menu']);
    expect(find('red')).toBeChecked();
    expect(find('post')).toBeChecked();
    expect(find('Project')).toHaveValue('stairs');
  });

  it('is held for a form that asks for it, with the clicked button, and for no other link or form', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form id="held" data-held=""></form><button form="held" value="aurora">Keep</button><form id="free"></form>',
    );
    const clicked: (readonly [string | undefined, boolean])[] = [];
    const note = (event: SubmitEvent) => {
      clicked.push([event.submitter?.getAttribute('value') ?? undefined, event.defaultPrevented]);
      event.preventDefault();
    };
    addEventListener('submit', note);
    onTestFinished(() => removeEventListener('submit', note));
    await user.click(button('Keep'));
    document.querySelector<HTMLFormElement>('#free')?.requestSubmit();
    expect(clicked).toEqual([
      ['aurora', true],
      [undefined, false],
    ]);
    await hydrate();
    expect(clicked.slice(2)).toEqual([['aurora', false]]);
  });

  it.each(['beforebegin', 'afterend'] as const)(
    'survives elements that a password manager adds next to the fields (%s)',
    async (side) => {
      await user.click(find('blue'));
      await user.click(find('post'));
      await user.selectOptions(find('Project'), 'stairs');
      typeInto('Name', 'Noémie');
      typeInto('Words', 'a slab');
      const replaced = find('Name');
      for (const control of document.querySelectorAll('input, select')) {
        control.setAttribute('data-dashlane-rid', '1');
        control.insertAdjacentHTML(side, '<com-1password-button></com-1password-button>');
      }
      await hydrate({ isDrawnAgain: true });
      expect(find('Name')).not.toBe(replaced);
      expect([value('Name'), value('Words'), value('Project')]).toEqual(['Noémie', 'a slab', 'stairs']);
      expect(find('blue')).toBeChecked();
      expect(find('post')).toBeChecked();
      expect(find('Words')).toHaveFocus();
      expect(heard).toEqual(expect.arrayContaining(['blue true', 'way post', 'project stairs', 'name Noémie']));
      await user.click(button('Menu'));
      expect(heard.at(-1)).toBe('menu');
    },
  );

  it('counts in its final state', async () => {
    await user.click(find('red'));
    await user.click(find('blue'));
    await user.click(find('red'));
    typeInto('Name', 'Noémie');
    await hydrate();
    expect(heard).toEqual(['blue true', 'red false', 'name Noémie']);
    expect(find('blue')).toBeChecked();
    expect(find('red')).not.toBeChecked();
  });

  it('isn’t lost when the page redraws its own value', async () => {
    typeInto('Words', 'a slab');
    await hydrate();
    expect(heard).toEqual(['words a slab']);
    expect(find('Words')).toHaveValue('a slab');
  });

  it('keeps the cursor position', async () => {
    typeInto('Name', 'Nomie');
    const name = find('Name');
    if (!(name instanceof HTMLInputElement)) throw new Error('No text');
    name.setSelectionRange(2, 2);
    await hydrate();
    expect([name.selectionStart, name.selectionEnd]).toEqual([2, 2]);
  });

  it('is replayed as often as it was clicked', async () => {
    await user.click(button('Menu'));
    button('Menu').focus();
    await user.keyboard('{Enter}');
    await hydrate();
    expect(heard).toEqual(['menu', 'menu']);
  });

  it('isn’t replayed for clicks after hydration', async () => {
    await hydrate();
    await user.click(button('Menu'));
    await user.click(find('red'));
    expect(heard).toEqual(['menu', 'red true']);
    expect(window.earlyInput).toEqual([]);
  });
});

describe('a form sent before hydration', () => {
  it('is sent once, after the first effects are rendered', async () => {
    typeInto('Name', 'Robin');
    await user.click(button('Send'));
    await user.click(button('Send'));
    await hydrate();
    expect(heard).toEqual(['name Robin', 'sent Robin when ready']);
  });

  it('isn’t sent by a button that replaced the clicked one', async () => {
    await user.click(button('Send what is seen'));
    await hydrate();
    expect(heard).toEqual([]);
  });

  it('is sent natively when scripts take too long, like every other', async () => {
    const sent: string[] = [];
    const form = document.querySelector('form');
    if (!form) throw new Error('No form');
    form.requestSubmit = (submitter) => void sent.push(submitter?.textContent ?? 'by itself');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    button('Send').click();
    expect(sent).toEqual([]);
    vi.runAllTimers();
    expect(sent).toEqual(['Send']);
    const later = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  it('isn’t held for a GET form', () => {
    const form = document.querySelector('form');
    if (!form) throw new Error('No form');
    form.method = 'get';
    const asked = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(asked);
    expect(asked.defaultPrevented).toBe(false);
  });
});
