import type { ColourCardFacts } from './colour-card.tsx';

const CELL = '\t';
const ROW = '\n';
const FEATURE = ';';

/**
 * Writes cards as one text, a line a card. Fifty objects in a page's data are numbered one field at a time, which does not
 * compress; this repeats what the page says already, and costs a third. The texts are the catalogue's own: none holds a
 * tab, a line break or a semicolon.
 */
export function buildCardList(cards: readonly ColourCardFacts[]): string {
  return cards
    .map(({ slug, label, collectionLabel, thickness, features, slab }) =>
      [
        slug,
        label,
        collectionLabel,
        thickness,
        features.join(FEATURE),
        ...(slab ? [slab.hash, slab.dominantColour] : []),
      ].join(CELL),
    )
    .join(ROW);
}

/** Reads what `buildCardList` wrote. */
export function parseCardList(text: string): readonly ColourCardFacts[] {
  if (text === '') return [];
  return text.split(ROW).map((row) => {
    const [slug = '', label = '', collectionLabel = '', thickness = '', features = '', hash, dominantColour] =
      row.split(CELL);
    return {
      slug,
      label,
      collectionLabel,
      thickness,
      features: features === '' ? [] : features.split(FEATURE),
      slab: hash !== undefined && dominantColour !== undefined ? { hash, dominantColour } : null,
    };
  });
}
