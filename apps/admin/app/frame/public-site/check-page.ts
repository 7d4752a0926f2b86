/** The metadata of a public page. */
export interface PageFacts {
  readonly path: string;
  /** The whole title, as in the browser’s tab. */
  readonly title: string;
  readonly description: string;
  /** The path of the sharing picture; empty if there is none. */
  readonly picture: string;
  /** The number of content pictures without alternative text. */
  readonly picturesWithoutWords: number;
}

export interface PageSurroundings {
  /** Other pages with the same title or the same description, by path. */
  readonly sameTitle: readonly string[];
  readonly sameDescription: readonly string[];
  /** Internal links to missing pages. */
  readonly deadLinks: readonly string[];
}

export const nothingAround: PageSurroundings = { sameTitle: [], sameDescription: [], deadLinks: [] };

export interface PageCheck {
  /** Identifies the check on all pages, for muting it. */
  readonly id: string;
  readonly isGood: boolean;
  readonly words: string;
  /** Why it matters, or what helps; empty if it passed. */
  readonly reason: string;
}

/** Search results cut titles off beyond this width in pixels, and descriptions beyond this length in characters. */
export const TITLE_PX = 580;
const DESCRIPTION_CHARACTERS = 160;
/** Shorter ones waste room, in characters. */
const SHORT_TITLE = 30;
const SHORT_DESCRIPTION = 70;

export function checkPage(page: PageFacts, { sameTitle, sameDescription, deadLinks }: PageSurroundings): PageCheck[] {
  return [
    checkTitle(page.title),
    checkDescription(page.description),
    page.title !== '' && sameTitle.length > 0
      ? bad('same-title', `Same title as ${nameAll(sameTitle)}`, 'Searchers can’t tell these pages apart.')
      : good('same-title', 'No other page has this title'),
    page.description !== '' && sameDescription.length > 0
      ? bad('same-description', `Same meta description as ${nameAll(sameDescription)}`, 'Write a unique description.')
      : good('same-description', 'No other page has this meta description'),
    page.picturesWithoutWords > 0
      ? bad(
          'picture-words',
          page.picturesWithoutWords === 1
            ? 'An image has no alt text'
            : `${page.picturesWithoutWords} images have no alt text`,
          'Screen readers and Google can’t describe these images. Add alt text in the Media Library or the post.',
        )
      : good('picture-words', 'All images have alt text'),
    deadLinks.length > 0
      ? bad('dead-links', `Broken link: ${nameAll(deadLinks)}`, 'It goes to a page that doesn’t exist.')
      : good('dead-links', 'No broken internal links'),
  ];
}

function checkTitle(title: string): PageCheck {
  const id = 'title-length';
  if (title === '') return bad(id, 'The title is missing', 'Google will show the URL instead.');
  const width = measureTitle(title);
  if (width > TITLE_PX) {
    const room = Math.floor((TITLE_PX / width) * title.length);
    return bad(id, 'Title is too long', `Google shows about ${room} characters; yours has ${title.length}.`);
  }
  if (title.length < SHORT_TITLE) {
    return bad(id, 'Title could be longer', `It has ${title.length} characters. Aim for about 60.`);
  }
  return good(id, 'Title length is good');
}

function checkDescription(description: string): PageCheck {
  const id = 'description-length';
  const { length } = description;
  if (length === 0) {
    return bad(id, 'The meta description is missing', 'Google will pick text from the page instead.');
  }
  if (length > DESCRIPTION_CHARACTERS) {
    return bad(id, 'Meta description is too long', `Google shows about 155 characters; yours has ${length}.`);
  }
  if (length < SHORT_DESCRIPTION) {
    return bad(id, 'Meta description could be longer', `It has ${length} characters. Aim for about 155.`);
  }
  return good(id, 'Meta description length is good');
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

/** The widths of Arial’s letters, the typeface of search results, in thousandths of the font size. */
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

/** A title as search results show it, cut off if too long. */
export function cutTitle(title: string): string {
  if (measureTitle(title) <= TITLE_PX) return title;
  let shown = '';
  for (const letter of title) {
    if (measureTitle(`${shown}${letter}…`) > TITLE_PX) break;
    shown += letter;
  }
  return `${shown.trimEnd()}…`;
}

/** A title’s width in search results, in pixels. */
export function measureTitle(title: string): number {
  let thousandths = 0;
  for (const letter of title) thousandths += widthOf.get(letter) ?? OTHER_WIDTH;
  return Math.round((thousandths * TITLE_SIZE_PX) / 1000);
}
