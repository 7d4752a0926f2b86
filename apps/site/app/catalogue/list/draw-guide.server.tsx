import type { Guide } from '@showroom/catalog-data/catalogue/guide';
import { renderToStaticMarkup } from 'react-dom/server';
import { withMarkup } from '../cards/with-markup.server.ts';
import { ListGuide } from './list-guide.tsx';

const drawn = new WeakMap<Guide, string>();

/** A guide as its markup, as that of cards (`drawCards`): it hears of nothing, and no browser need draw it. */
export function drawGuide(request: Request, guide: Guide) {
  const html = drawn.get(guide) ?? renderToStaticMarkup(<ListGuide guide={guide} />, { identifierPrefix: 'guide' });
  drawn.set(guide, html);
  return withMarkup(request, {}, html);
}
