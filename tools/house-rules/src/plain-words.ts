/** A word to avoid in texts that people read, and its replacement. */
export interface AvoidedWord {
  readonly pattern: RegExp;
  readonly say: string;
}

/** Avoided in all texts for visitors, customers and the owner. */
const everywhere: readonly AvoidedWord[] = [
  { pattern: /\bletters?\b/i, say: 'email' },
  { pattern: /\be-mail/i, say: 'email' },
  { pattern: /\btelephones?\b/i, say: 'phone' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, say: 'fix, repair' },
  { pattern: /\b(?:lead|leads|led) on\b/i, say: 'redirect' },
  { pattern: /\bwhoever\b/i, say: 'anyone who' },
  { pattern: /\banew\b/i, say: 'again' },
  { pattern: /\bmeanwhile\b/i, say: 'while you were editing, since' },
  { pattern: /\bsome ?body\b/i, say: 'someone' },
  { pattern: /\bno ?body\b/i, say: 'no one' },
  { pattern: /\b(?:by )?one's own\b/i, say: 'your own' },
  { pattern: /\bback office\b/i, say: 'admin' },
  { pattern: /\bsecond factor\b/i, say: 'two-step verification' },
  { pattern: /\brehearsals?\b/i, say: 'publish check' },
  { pattern: /\bdeeds?\b/i, say: 'action' },
  { pattern: /\bforesight\b/i, say: 'prefetch' },
  { pattern: /\bset aside\b/i, say: 'reserve' },
  { pattern: /\bslip in (?:it|there)\b/i, say: 'typo' },
  { pattern: /\bphotographs?\b/i, say: 'photo' },
  { pattern: /\b(?:joinery|worktop|splashback|larder|aluminium|timber|tap water)\b/i, say: 'the Canadian word' },
  { pattern: /\b(?:organis|recognis|visualis)/i, say: '-ize' },
  { pattern: /\b(?:color|gray|center)(?:s|ed)?\b(?!\s*:)/i, say: 'colour, grey, centre' },
  { pattern: /(?<![=\d/-])\b\d+cm\b/, say: 'a space before cm' },
];

/** Good English in a guide or a product description, but labels, hints, messages and emails need a plainer word. */
const inInterface: readonly AvoidedWord[] = [
  { pattern: /\bby (?:itself|themselves)\b/i, say: 'automatically' },
  { pattern: /\b(?:bears|borne)\b/i, say: 'has' },
  { pattern: /\bkept\b(?! (?:for|until|on file|changing)\b)/i, say: 'saved' },
  { pattern: /\bstands\b/i, say: 'is' },
  { pattern: /\b(?:taken|take|took) (?:it |them )?back\b/i, say: 'undo, undone' },
  { pattern: /\b(?:bring|brings|brought) (?:it |them )?back\b/i, say: 'restore' },
  { pattern: /\btaken off the site\b/i, say: 'unpublished' },
  { pattern: /\bfor good\b/i, say: 'permanently' },
  { pattern: /\bany more\b(?! \p{L})/iu, say: 'any longer, no longer' },
  { pattern: /\bbeside (?:it|them|each other|one another|this|what)\b/i, say: 'next to' },
  { pattern: /(?<!\b(?:all|all of them|both|several) )\bat once\b/i, say: 'right away' },
  { pattern: /\bstraight away\b/i, say: 'right away' },
  { pattern: /\bcircular letter\b/i, say: 'newsletter' },
];

/** The Media Library’s word in the admin. Visitors see photos. */
const inAdmin: readonly AvoidedWord[] = [{ pattern: /\bpictures?\b/i, say: 'image' }];

/** The words to avoid in a file. @param file from the root, such as `apps/admin/app/routes.ts` */
export function wordsToAvoidIn(file: string): readonly AvoidedWord[] {
  // Texts about stone, wood, rooms and the company.
  const isProse = file.startsWith('packages/catalog-data/') || file.startsWith('packages/store/src/content/sample/');
  return [...everywhere, ...(isProse ? [] : inInterface), ...(file.startsWith('apps/admin/app/') ? inAdmin : [])];
}

/** A text that may contain such a word. */
export interface Exception {
  /** The start of its path. */
  readonly file: string;
  /** The part of the text with the word. */
  readonly said: RegExp;
  readonly reason: string;
}

const CHARACTERS = 'characters, not emails';
const VALUE = 'a value that the specification gives and that stands in URLs; its label says Grey or Colour';
const PRODUCT = 'the name or the material of a product, which stays as the catalogue has it';

export const exceptions: readonly Exception[] = [
  { file: 'packages/store/src/backup/backup-error.ts', said: /capital letters/, reason: CHARACTERS },
  { file: 'packages/store/src/content/editing/choose-slug.ts', said: /lowercase letters/, reason: CHARACTERS },
  { file: 'packages/store/src/phone/phone-number.server.ts', said: /Letters only work as a word/, reason: CHARACTERS },
  { file: 'packages/catalog-data/src/', said: /^(?:Gray|(?:Solid )?Color)$/, reason: VALUE },
  { file: 'packages/catalog-data/src/products/', said: /^Aluminium$/, reason: PRODUCT },
  { file: 'packages/catalog-data/src/products/cabinets.ts', said: /\bLarder Base$/, reason: PRODUCT },
  { file: 'apps/site/app/search/content-entries.server.ts', said: /^Color$/, reason: VALUE },
  { file: 'apps/site/app/search/synonyms.ts', said: /^.+$/, reason: 'words that visitors may search for' },
  {
    file: 'packages/catalog-data/src/search/answers.ts',
    said: /^[a-z ]+$/,
    reason: 'words that visitors may search for',
  },
  { file: 'apps/admin/app/overview/search/', said: /^[a-z ]+$/, reason: 'words that the owner may search for' },
];
