/** What a grid of cards is made of, as a page's data has it. */
export interface Cards {
  /** Of the list; a product's page lies below. */
  readonly path: string;
  /** The query that the products' pages go on in, with its question mark. Empty where they do not. */
  readonly search: string;
  /** How they stand. */
  readonly layout: CardLayout;
  /** A line a card: the product's slug, and what tells its present look from a former one. */
  readonly names: string;
  /**
   * The markup of each card. A page's own document has it in its body and leaves it out of the data for its scripts, to whom it is
   * undefined there.
   */
  readonly html?: readonly string[];
}

export type CardLayout = 'list' | 'closeList' | 'row' | 'strip';

/** The name of one card. */
export interface CardName {
  readonly slug: string;
  /** Another one is another markup. */
  readonly version: string;
}

/** Writes names as one text: objects are numbered field by field in a page's data, which does not compress. */
export function buildCardNames(names: readonly CardName[]): string {
  return names.map(({ slug, version }) => `${slug} ${version}`).join('\n');
}

/** Reads what `buildCardNames` wrote. */
export function parseCardNames(text: string): readonly CardName[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [slug = '', version = ''] = line.split(' ');
    return { slug, version };
  });
}
