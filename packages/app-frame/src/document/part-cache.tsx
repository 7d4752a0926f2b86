import { randomUUID } from 'node:crypto';
import type { ComponentType } from 'react';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PartPlacer } from './cached-part.tsx';

/** A footer takes ten thousand, what it was drawn from included: room for those of many changes. */
const MOST_BYTES = 1_000_000;

/** What only a whole page has room for: ids, pictures named at its head, and what is still waited for. */
const OF_A_PAGE = /="_R_|^<link |<!--\$/;

/** What parts of pages are as they are sent. */
export interface PartCache {
  /** The markup of a part, drawn now or before for another page. */
  readonly find: <Props extends object>(Part: ComponentType<Props>, props: Props) => Buffer;
  /** Markup that is there already. */
  readonly encode: (html: string) => Buffer;
}

/**
 * Draws parts of pages, and remembers what it drew.
 *
 * @throws when a part is not the same on every page; see `CachedPart`
 */
export function createPartCache(): PartCache {
  const names = new WeakMap<object, number>();
  let named = 0;
  const drawn = createByteCache();
  const encoded = createByteCache();
  return {
    find(Part, props) {
      const name = names.get(Part) ?? (named += 1);
      names.set(Part, name);
      return remember(drawn, `${name} ${JSON.stringify(props)}`, () => drawPart(Part, props));
    },
    encode: (html) => remember(encoded, html, () => html),
  };
}

type ByteCache = LRUCache<string, Buffer>;

function createByteCache(): ByteCache {
  return new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: (html, key) => html.byteLength + key.length });
}

function remember(cache: ByteCache, key: string, write: () => string): Buffer {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const html = Buffer.from(write());
  cache.set(key, html);
  return html;
}

function drawPart<Props extends object>(Part: ComponentType<Props>, props: Props): string {
  const html = renderToString(
    <StaticRouter location="/">
      <Part {...props} />
    </StaticRouter>,
  );
  if (OF_A_PAGE.test(html)) throw new Error(`A cached part is not the same on every page: ${html.slice(0, 200)}`);
  return html;
}

/** Takes what was drawn before as it is, where a page is written around it. */
export interface PartPlaces extends PartPlacer {
  /** Puts the parts in their places: a page as it is sent. */
  fill(html: string): Buffer<ArrayBuffer>;
}

/**
 * Leaves the parts of a page out of the text that React writes, and adds their bytes at the end: what was drawn before is
 * neither copied from text to text nor encoded again.
 */
export function createPartPlaces(cache: PartCache): PartPlaces {
  const parts: Buffer[] = [];
  // No one who has a word in the page can know it.
  const opening = `<!--${randomUUID()} `;
  const closing = '-->';
  const keep = (part: Buffer) => `${opening}${parts.push(part) - 1}${closing}`;
  return {
    draw: (Part, props) => keep(cache.find(Part, props)),
    place: (html) => (html === '' ? '' : keep(cache.encode(html))),
    fill(html) {
      const pieces: Buffer[] = [];
      let written = 0;
      for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, written)) {
        const end = html.indexOf(closing, at);
        const part = parts[Number(html.slice(at + opening.length, end))];
        if (part === undefined) throw new Error('A page asks for a part that it has not drawn');
        pieces.push(Buffer.from(html.slice(written, at)), part);
        written = end + closing.length;
      }
      pieces.push(Buffer.from(html.slice(written)));
      return Buffer.concat(pieces);
    },
  };
}
