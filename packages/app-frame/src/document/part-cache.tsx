import type { ComponentType } from 'react';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { DrawPart } from './cached-part.tsx';

/** A card takes two thousand, what it was drawn from included: room for more cards than there are products. */
const MOST_CHARACTERS = 4_000_000;

/** What only a whole page has room for: ids, pictures named at its head, and what is still waited for. */
const OF_A_PAGE = /="_R_|^<link |<!--\$/;

/**
 * Draws parts of pages, and remembers what it drew.
 *
 * @throws when a part is not the same on every page; see `CachedPart`
 */
export function createPartCache(): DrawPart {
  const names = new WeakMap<object, number>();
  let named = 0;
  const drawn = new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (html, key) => html.length + key.length,
  });
  return (Part, props) => {
    const name = names.get(Part) ?? (named += 1);
    names.set(Part, name);
    const key = `${name} ${JSON.stringify(props)}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const html = drawPart(Part, props);
    drawn.set(key, html);
    return html;
  };
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
