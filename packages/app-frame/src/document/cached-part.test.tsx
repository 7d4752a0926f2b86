// @vitest-environment jsdom
import { act, useId, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { CachedPart, DrawPartContext, type DrawPart } from './cached-part.tsx';
import { createPartCache } from './part-cache.tsx';

const drawn: string[] = [];
const pressed: string[] = [];

function Tile({ name, words }: { readonly name: string; readonly words: readonly string[] }) {
  drawn.push(name);
  return (
    <>
      <h2>
        <Link to={`/stones/${name}`} className="tile" onClick={() => pressed.push(name)}>
          {name} & co.
        </Link>
      </h2>
      {words.map((word) => (
        <p key={word}>
          {word}, {words.length}
        </p>
      ))}
    </>
  );
}

function Tiles({ names, width = 1 }: { readonly names: readonly string[]; readonly width?: number }) {
  return (
    <MemoryRouter initialEntries={['/list']}>
      <ul>
        {names.map((name) => (
          <CachedPart
            key={name}
            as="li"
            className={`wide-${width}`}
            part={Tile}
            props={{ name, words: ['"hard"', 'cool'] }}
          />
        ))}
      </ul>
    </MemoryRouter>
  );
}

const Bold = () => <b>a</b>;
const Italic = () => <i>b</i>;

const draw = (page: React.ReactNode, drawPart: DrawPart | null) =>
  renderToString(<DrawPartContext value={drawPart}>{page}</DrawPartContext>);

afterEach(() => {
  drawn.length = 0;
  document.body.innerHTML = '';
});

it('is the same markup as without a cache, the first time and every other', () => {
  const plain = draw(<Tiles names={['oro', 'nero']} />, null);
  const drawPart = createPartCache();
  expect(draw(<Tiles names={['oro', 'nero']} />, drawPart)).toBe(plain);
  expect(draw(<Tiles names={['oro', 'nero']} />, drawPart)).toBe(plain);
});

it('is drawn once for all pages, whatever the element around it says', () => {
  const drawPart = createPartCache();
  draw(<Tiles names={['oro', 'nero']} />, drawPart);
  expect(draw(<Tiles names={['nero', 'bianco']} width={2} />, drawPart)).toContain('<li class="wide-2"><h2>');
  expect(drawn).toEqual(['oro', 'nero', 'bianco']);
});

it('is not taken for another part that is drawn from the same', () => {
  const drawPart = createPartCache();
  expect([drawPart(Bold, {}), drawPart(Italic, {}), drawPart(Bold, {})]).toEqual(['<b>a</b>', '<i>b</i>', '<b>a</b>']);
});

it('is hydrated as any other: nothing is drawn anew, and its links work', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = draw(<Tiles names={['oro', 'nero']} />, createPartCache());
  const link = root.querySelectorAll('a')[1];
  const onRecoverableError = vi.fn();
  const page = await act(async () => hydrateRoot(root, <Tiles names={['oro', 'nero']} />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
  expect(root.querySelectorAll('a')[1]).toBe(link);
  await act(async () => link?.click());
  expect(pressed).toEqual(['nero']);
  await act(async () => page.unmount());
  complaint.mockRestore();
});

it.each<[string, ComponentType]>([
  ['has an id of its own', () => <p id={useId()}>Named</p>],
  ['asks for a picture ahead of others', () => <img src="/hero.avif" alt="" fetchPriority="high" />],
])('is refused when it %s', (_what, Part) => {
  expect(() => createPartCache()(Part, {})).toThrow('not the same on every page');
});
