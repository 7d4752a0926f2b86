import { listAnswers } from '@showroom/catalog-data/answers';
import { isInStock, nameWithAvailability } from '@showroom/catalog-data/catalogue/availability';
import { readSizeIn } from '@showroom/catalog-data/catalogue/in-stock';
import { specificationOf } from '@showroom/catalog-data/catalogue/stock-piece';
import { formatPrice } from '@showroom/catalog-data/price';
import type { SearchEntry } from '@showroom/catalog-data/search-entry';
import type { PictureReference } from '@showroom/store/rules';
import { listStock, posts, readBusinessFacts, works, type listPublished, type Store } from '@showroom/store/site';
import { toMediumPictureName } from '@showroom/app-frame/medium-picture-name';
import { readAllPublished } from '../content/list-all-published.server.ts';
import { listFaqs } from '../faq/list-faqs.server.ts';
import { coverOf } from '../works/work-card.server.ts';

type SearchedContent = (store: Store) => Promise<readonly SearchEntry[]>;

const searchedContent: readonly SearchedContent[] = [
  listAnswersNow,
  byAddress(listPieces),
  searched(works, ({ title, description, category, projectType, location, features, ...pictures }, url) => ({
    title,
    description,
    category: 'Our Works',
    labels: [category, projectType, location],
    facts: features,
    pictureName: nameOf(coverOf(pictures)),
    url,
  })),
  searched(posts, ({ title, excerpt, category, metaKeywords, cover, body }, url, at) => ({
    title,
    description: excerpt,
    category: 'Blog',
    labels: [category],
    facts: [...metaKeywords, ...listHeadings(body)],
    texts: at < MOST_READ_BODIES ? [toPlainWords(body)] : [],
    pictureName: nameOf(cover),
    url,
  })),
  listFaqEntries,
];

export async function listContentEntries(store: Store): Promise<readonly SearchEntry[]> {
  return (await Promise.all(searchedContent.map((list) => list(store)))).flat();
}

function searched<Fields extends object, Public extends object>(
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
  describe: (fields: Public, url: string, at: number) => SearchEntry,
): SearchedContent {
  return async (store) => {
    const entries: SearchEntry[] = [];
    for await (const items of readAllPublished(store, kind)) {
      for (const { path, fields } of items) if (path !== null) entries.push(describe(fields, path, entries.length));
    }
    return entries;
  };
}

/** Questions about the shop, answered with current facts. */
async function listAnswersNow(store: Store): Promise<readonly SearchEntry[]> {
  return listAnswers(await readBusinessFacts(store), store.now());
}

async function listFaqEntries(store: Store): Promise<readonly SearchEntry[]> {
  return (await listFaqs(store)).map(({ anchor, question, answer, group }) => ({
    title: question,
    description: answer.replaceAll(/\[([^\]]{0,300})\]\([^)\s]{0,500}\)/g, '$1').replaceAll(/[*_`#>]/g, ''),
    category: 'Answers',
    labels: [group],
    facts: [],
    pictureName: 'scenes/contact',
    url: `/faq#${anchor}`,
  }));
}

/** Families whose category has another name. */
const families: Readonly<Record<string, string>> = {
  'Bathroom Vanities': 'Vanities',
  'Kitchen Cabinets': 'Cabinets',
};

/** Products in stock, with their availability. */
async function listPieces(store: Store): Promise<readonly SearchEntry[]> {
  const stocked = await listStock(store);
  return stocked.flatMap(({ path, fields, state }): SearchEntry[] => {
    if (path === null) return [];
    const { name, description, category, specifications, features, pictures, priceCents } = fields;
    const rows = specifications.map(({ name: label, value }) => ({ label, value }));
    const listValues = (label: string) =>
      [specificationOf({ specifications: rows }, label)].filter((value) => value !== '');
    return [
      {
        // Distinguishes it from a catalogue product of the same name.
        title: nameWithAvailability(name, state),
        description,
        // Sold out and reserved pieces aren't in stock.
        category: isInStock(state) ? 'In Stock' : (families[category] ?? category),
        labels: [category, ...specifications.map(({ value }) => value)],
        facts: features,
        pictureName: nameOf(pictures[0]),
        url: path,
        product: {
          family: families[category] ?? category,
          facets: {
            colour: listValues('Color'),
            finish: listValues('Finish'),
            type: listValues('Type'),
            shape: listValues('Shape'),
          },
          isLit: false,
          widthIn: readSizeIn({ specifications: rows }),
          priceCents,
          price: formatPrice(priceCents),
          availability: state,
        },
      },
    ];
  });
}

/** The latest posts are indexed in full; others by title, headings and summary. */
const MOST_READ_BODIES = 300;
/** The beginning of a text says what it is about. */
const READ_LENGTH = 6000;

function listHeadings(body: string): readonly string[] {
  return [...body.slice(0, READ_LENGTH).matchAll(/^#{1,4} (.{1,200})$/gm)].flatMap(([, heading]) => heading ?? []);
}

/** The words of a Markdown text, without URLs. */
function toPlainWords(body: string): string {
  return body.slice(0, READ_LENGTH).replaceAll(/\]\([^)\s]{1,500}/g, ' ');
}

/** Equal results keep this order: that of pieces added together is random and differs between copies of the store. */
function byAddress(list: SearchedContent): SearchedContent {
  return async (store) => [...(await list(store))].sort((a, b) => a.url.localeCompare(b.url, 'en'));
}

function nameOf(picture: PictureReference | null | undefined): string | null {
  if (!picture) return null;
  return picture.source === 'master' ? picture.name : toMediumPictureName(picture.id);
}
