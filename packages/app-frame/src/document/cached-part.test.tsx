// @vitest-environment jsdom
import { act, useContext, useId, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { CachedPart, PartPlacerContext, placeMarkup } from './cached-part.tsx';
import { createPartCache, createPartPlaces, type PartCache } from './part-cache.tsx';

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
      <section>
        <TileItems names={names} width={width} />
      </section>
    </MemoryRouter>
  );
}

function TileItems({ names, width = 1 }: { readonly names: readonly string[]; readonly width?: number }) {
  return names.map((name) => (
    <CachedPart
      key={name}
      as="div"
      className={`wide-${width}`}
      part={Tile}
      props={{ name, words: ['"hard"', 'cool'] }}
    />
  ));
}

const Bold = () => <b>a</b>;
const Italic = () => <i>b</i>;

/** As a server draws it, which this file is not. */
const draw = (page: React.ReactNode, cache: PartCache | null) => {
  vi.stubEnv('SSR', true);
  const places = cache && createPartPlaces(cache);
  const html = renderToString(<PartPlacerContext value={places}>{page}</PartPlacerContext>);
  vi.unstubAllEnvs();
  return places?.fill(html).toString() ?? html;
};

afterEach(() => {
  drawn.length = 0;
  document.body.innerHTML = '';
});

it('is the same markup as without a cache, the first time and every other', () => {
  const plain = draw(<Tiles names={['oro', 'nero']} />, null);
  const cache = createPartCache();
  expect(draw(<Tiles names={['oro', 'nero']} />, cache)).toBe(plain);
  expect(draw(<Tiles names={['oro', 'nero']} />, cache)).toBe(plain);
});

it('is drawn once for all pages, whatever the element around it says', () => {
  const cache = createPartCache();
  draw(<Tiles names={['oro', 'nero']} />, cache);
  expect(draw(<Tiles names={['nero', 'bianco']} width={2} />, cache)).toContain('<div class="wide-2"><h2>');
  expect(drawn).toEqual(['oro', 'nero', 'bianco']);
});

it('is not taken for another part that is drawn from the same', () => {
  const cache = createPartCache();
  const written = [Bold, Italic, Bold].map((Part) => cache.find(Part, {}).toString());
  expect(written).toEqual(['<b>a</b>', '<i>b</i>', '<b>a</b>']);
});

it('is hydrated as any other: nothing is drawn again, and its links work', async () => {
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

it('stands where it was drawn, though what is written around it looks like its place', () => {
  const page = (
    <>
      <p dangerouslySetInnerHTML={{ __html: '<!--0--><!-- 0-->' }} />
      <Tiles names={['oro']} />
    </>
  );
  expect(draw(page, createPartCache())).toBe(draw(page, null));
});

const Rock = ({ html }: { readonly html: string }) => (
  <div dangerouslySetInnerHTML={placeMarkup(useContext(PartPlacerContext), html)} />
);

it('has markup that is there already in its place, the same for each page', () => {
  const page = (
    <>
      <Rock html="<b>1″ slab</b>" />
      <Rock html="" />
      <Rock html="<b>1″ slab</b>" />
    </>
  );
  const cache = createPartCache();
  for (const nth of [1, 2]) expect(draw(page, cache), `page ${nth}`).toBe(draw(page, null));
  expect(cache.encode('<b>1″ slab</b>')).toBe(cache.encode('<b>1″ slab</b>'));
});

it.each<[string, ComponentType]>([
  ['has an id of its own', () => <p id={useId()}>Named</p>],
  ['asks for a picture ahead of others', () => <img src="/hero.avif" alt="" fetchPriority="high" />],
])('is refused when it %s', (_what, Part) => {
  expect(() => createPartCache().find(Part, {})).toThrow('not the same on every page');
});

const busyShelf = (names: readonly string[], isBusy: boolean) => (
  <MemoryRouter>
    <CachedPart as="nav" part={TileItems} props={{ names }} className={isBusy ? 'busy' : 'still'} />
  </MemoryRouter>
);

it('is drawn again in a browser for other data alone, whatever else of the page changes', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  const root = createRoot(page);
  const show = (names: readonly string[], isBusy: boolean) => act(() => root.render(busyShelf(names, isBusy)));
  show(['slate', 'jade'], false);
  drawn.length = 0;
  show(['slate', 'jade'], true);
  expect(drawn).toEqual([]);
  expect(page.querySelector('nav')?.className).toBe('busy');
  show(['jade', 'onyx'], false);
  expect(drawn).toEqual(['onyx']);
  expect(page.querySelectorAll('h2')).toHaveLength(2);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
