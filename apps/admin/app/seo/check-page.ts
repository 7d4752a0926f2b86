/** What search engines and social networks are told by a public page. */
export interface PageFacts {
  readonly path: string;
  /** Whole, as it stands in the browser's tab. */
  readonly title: string;
  readonly description: string;
  /** The path of the picture for shared links; empty where there is none. */
  readonly picture: string;
  /** How many pictures in its content have no words for who cannot see them. */
  readonly picturesWithoutWords: number;
}

/** What is to be known of other pages to judge one. */
export interface PageSurroundings {
  /** Other pages with the same title, and with the same description, by their paths. */
  readonly sameTitle: readonly string[];
  readonly sameDescription: readonly string[];
  /** Paths within the site that it links to and where nothing is. */
  readonly deadLinks: readonly string[];
}

/** A page of whose surroundings nothing is known. */
export const nothingAround: PageSurroundings = { sameTitle: [], sameDescription: [], deadLinks: [] };

/** One thing that was looked at. */
export interface PageCheck {
  /** The same for all pages; under it a check is muted. */
  readonly id: string;
  readonly isGood: boolean;
  readonly words: string;
  /** Why it matters, or what helps; empty where all is well. */
  readonly reason: string;
}

/** Search results cut a title off that is wider, in pixels, and a description that is longer, in characters. */
export const TITLE_PX = 580;
const DESCRIPTION_CHARACTERS = 160;
/** Shorter ones leave room unused that might say why to come, in characters. */
const SHORT_TITLE = 30;
const SHORT_DESCRIPTION = 70;

/** Looks at a page from all sides, good and bad, in an order that stays. */
export function checkPage(page: PageFacts, { sameTitle, sameDescription, deadLinks }: PageSurroundings): PageCheck[] {
  return [
    checkTitle(page.title),
    checkDescription(page.description),
    page.title !== '' && sameTitle.length > 0
      ? bad('same-title', `The same title as ${nameAll(sameTitle)}`, 'Nobody can tell the two apart in a search.')
      : good('same-title', 'No other page has this title'),
    page.description !== '' && sameDescription.length > 0
      ? bad(
          'same-description',
          `The same meta description as ${nameAll(sameDescription)}`,
          'Say what this page has that the other has not.',
        )
      : good('same-description', 'No other page has this meta description'),
    page.picturesWithoutWords > 0
      ? bad(
          'picture-words',
          page.picturesWithoutWords === 1
            ? 'A picture has no alt text'
            : `${page.picturesWithoutWords} pictures have no alt text`,
          'Who cannot see them, and search engines, learn nothing of them. Say in the Media Library or in the post what is seen.',
        )
      : good('picture-words', 'Every picture has alt text'),
    deadLinks.length > 0
      ? bad('dead-links', `A link leads nowhere: ${nameAll(deadLinks)}`, 'Whoever follows it finds a missing page.')
      : good('dead-links', 'Every link within the site leads somewhere'),
  ];
}

function checkTitle(title: string): PageCheck {
  const id = 'title-length';
  if (title === '') return bad(id, 'The title is missing', 'A search shows the address in its place.');
  const width = measureTitle(title);
  if (width > TITLE_PX) {
    const room = Math.floor((TITLE_PX / width) * title.length);
    return bad(
      id,
      'Title is too long',
      `Search results cut it off after about ${room} of its ${title.length} characters.`,
    );
  }
  if (title.length < SHORT_TITLE) {
    return bad(id, 'Title could be longer', `It has ${title.length} characters; there is room for about 60.`);
  }
  return good(id, 'Title length is optimal');
}

function checkDescription(description: string): PageCheck {
  const id = 'description-length';
  const { length } = description;
  if (length === 0) {
    return bad(id, 'The meta description is missing', 'A search shows any sentence of the page in its place.');
  }
  if (length > DESCRIPTION_CHARACTERS) {
    return bad(
      id,
      'Meta description is too long',
      `Search results cut it off after about 155 of its ${length} characters.`,
    );
  }
  if (length < SHORT_DESCRIPTION) {
    return bad(id, 'Meta description could be longer', `It has ${length} characters; there is room for about 155.`);
  }
  return good(id, 'Meta description length is optimal');
}

function good(id: string, words: string): PageCheck {
  return { id, isGood: true, words, reason: '' };
}

function bad(id: string, words: string, reason: string): PageCheck {
  return { id, isGood: false, words, reason };
}

const MOST_NAMED = 3;

function nameAll(paths: readonly string[]): string {
  const more = paths.length - MOST_NAMED;
  return paths.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** How wide letters of Arial are, in thousandths of their size: the typeface of search results. */
const widths: readonly (readonly [letters: string, width: number])[] = [
  ["'", 191],
  ['ijl‘’', 222],
  ['|', 260],
  [' !,./:;I[]\\ft·', 278],
  ['()-`r“”', 333],
  ['"', 355],
  ['*', 389],
  ['cksvxyzJ', 500],
  ['+<=>~', 584],
  ['FTZ', 611],
  ['&ABEKPSVXY', 667],
  ['wCDHNRU', 722],
  ['GOQ', 778],
  ['mM', 833],
  ['%', 889],
  ['W', 944],
  ['—…', 1000],
];
const OTHER_WIDTH = 556;
const widthOf = new Map(
  widths.flatMap(([letters, width]) => Array.from(letters, (letter) => [letter, width] as const)),
);
const TITLE_SIZE_PX = 20;

/** How wide a title is in search results, in pixels. */
export function measureTitle(title: string): number {
  let thousandths = 0;
  for (const letter of title) thousandths += widthOf.get(letter) ?? OTHER_WIDTH;
  return Math.round((thousandths * TITLE_SIZE_PX) / 1000);
}
