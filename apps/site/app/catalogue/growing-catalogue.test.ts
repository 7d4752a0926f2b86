import { expect, it } from 'vitest';
import { createScratchSite } from '../testing/scratch-site.ts';

const data = 'packages/catalog-data/src';

/** The site’s loader, routes, search and sitemap for a family and product. */
const look = (path: string, slug: string) => `
  import { sitePaths } from '@showroom/catalog-data/site-paths';
  import { familyOfRoute } from '@showroom/catalog-data/catalogue/families';
  import { navigation } from '@showroom/catalog-data/navigation';
  import { listSiteEntries } from '@showroom/catalog-data/site-entries';
  import { loadList } from './app/catalogue/list/load-list.server.ts';
  import routes from './app/routes.ts';
  const family = familyOfRoute('${path}');
  const list = loadList(family, new Request('https://showroom.example/${path}?colour=white'));
  const inRow = (entries) => entries.flatMap(({ path, children = [] }) => [path, ...inRow(children)]);
  process.stdout.write(JSON.stringify({
    listed: list.cards.items.map(({ slug }) => slug),
    filters: list.groups.map(({ id }) => id),
    product: family.find('${slug}')?.path,
    price: family.find('${slug}')?.offer?.price,
    inSitemap: sitePaths.includes('/${path}/${slug}') && sitePaths.includes('/${path}'),
    inSearch: listSiteEntries().some(({ url }) => url === '/${path}/${slug}'),
    inMenu: JSON.stringify(navigation).includes('/${path}"'),
    routes: inRow(routes).filter((route) => route?.startsWith('${path}')),
  }));
`;

it('needs one row to add a product', async () => {
  const scratch = await createScratchSite();
  await scratch.insert(
    `${data}/products/toilets.ts`,
    'export const toilets: readonly Toilet[] = [',
    `  toilet({
    slug: 'kakabeka-two-piece', name: 'Kakabeka', brand: 'Lakehead', type: 'Two-Piece', colour: 'White', bowl: 'Elongated',
    widthIn: 16, depthIn: 28, heightIn: 30, seatHeightIn: 17, flushLitres: [4.8, null], isSmart: false,
    priceCents: 31900, isInStock: true, rating: 4.4, features: ['Soft-close seat'], description: 'Plain and quiet.',
  }),`,
  );
  expect(await scratch.check()).toBe('');
  expect(await scratch.run(look('products/toilets', 'kakabeka-two-piece'))).toMatchObject({
    listed: expect.arrayContaining(['kakabeka-two-piece']),
    product: '/products/toilets/kakabeka-two-piece',
    price: '$319',
    inSitemap: true,
    inSearch: true,
  });
});

it('needs a data file, a definition, a page and its entries to add a family', async () => {
  const scratch = await createScratchSite();
  await scratch.add(
    'products/bathtubs.ts',
    `import type { BrandedProduct } from './branded-product.ts';

export const bathtubColours = ['White', 'Matte Black'] as const;
export type Bathtub = BrandedProduct<'bathtubs'> & {
  readonly colour: (typeof bathtubColours)[number];
  readonly widthIn: number;
  readonly depthIn: number;
  readonly heightIn: number;
};

const common = { family: 'bathtubs', brand: 'Superior', material: 'Acrylic', isInStock: true, rating: 4.5, specifications: [], views: ['front'] } as const;

export const bathtubs: readonly Bathtub[] = [
  { ...common, slug: 'loon-60-white', name: 'Loon', colour: 'White', widthIn: 60, depthIn: 30, heightIn: 22, priceCents: 129900, features: ['Freestanding'], description: 'Deep enough for a January evening.' },
  { ...common, slug: 'loon-60-black', name: 'Loon in Black', colour: 'Matte Black', widthIn: 60, depthIn: 30, heightIn: 22, priceCents: null, features: ['Freestanding'], description: 'The same, for a pale room.' },
];
`,
  );
  await scratch.add(
    'catalogue/bathtubs.ts',
    `import { bathtubColours } from '../products/bathtubs.ts';
import { brandedFamily } from './branded-family.ts';
import { closedListGroup } from './closed-list-group.ts';
import { productFamilies } from './product-families.ts';
import { brandedSorts } from './sort.ts';

export const bathtubDefinition = brandedFamily(productFamilies.bathtubs, {
  groups: [closedListGroup({ id: 'colour', label: 'Colour', values: bathtubColours, valueOf: ({ colour }) => colour })],
  sorts: [brandedSorts.priceUp, brandedSorts.rating],
  heroPicture: 'scenes/home-bathroom',
  intro: 'Bathtubs.',
  closingWords: { title: 'Will it go up the stairs?', text: 'Measure them.' },
  taglineOf: ({ colour }) => \`A bathtub in \${colour.toLowerCase()}.\`,
  search: { category: 'Bathtubs', describe: ({ description }) => description },
  distance: (tub, other) => (tub.colour === other.colour ? 0 : 1),
});
`,
  );
  const entries: readonly (readonly [file: string, after: string, line: string])[] = [
    [`${data}/products/product-base.ts`, "  | 'toilets'", "  | 'bathtubs'"],
    [
      `${data}/products/product.ts`,
      "import type { Toilet } from './toilets.ts';",
      "import type { Bathtub } from './bathtubs.ts';",
    ],
    [`${data}/products/product.ts`, '  | Toilet', '  | Bathtub'],
    // The order of its dimensions, which the compiler asks for.
    [`${data}/products/dimensions.ts`, '  toilets: floorStanding,', '  bathtubs: floorStanding,'],
    [
      `${data}/catalogue/product-families.ts`,
      "import { toilets } from '../products/toilets.ts';",
      "import { bathtubs } from '../products/bathtubs.ts';",
    ],
    [
      `${data}/catalogue/product-families.ts`,
      'export const productFamilies: { readonly [Family in ProductFamily]: FamilyBasics<ProductOf<Family>> } = {',
      "  bathtubs: { family: 'bathtubs', path: '/products/bathtubs', noun: { one: 'bathtub', many: 'bathtubs' }, products: bathtubs },",
    ],
    [
      `${data}/catalogue/families.ts`,
      "import { toiletDefinition } from './toilets.ts';",
      "import { bathtubDefinition } from './bathtubs.ts';",
    ],
    [
      `${data}/catalogue/families.ts`,
      '    toilets: openFamily(toiletDefinition, findPiece),',
      '    bathtubs: openFamily(bathtubDefinition, findPiece),',
    ],
    [
      `${data}/catalogue/product-list.test.ts`,
      "import { toiletDefinition } from './toilets.ts';",
      "import { bathtubDefinition } from './bathtubs.ts';",
    ],
    [
      `${data}/catalogue/product-list.test.ts`,
      '  toilets: () => holds(toiletDefinition),',
      '  bathtubs: () => holds(bathtubDefinition),',
    ],
    [
      `${data}/pages/pages.ts`,
      'export const pages = pageTable({',
      "  '/products/bathtubs': { label: 'Bathtubs', title: 'Bathtubs', description: 'Bathtubs to lie in.', category: 'Products', menu: 'Bathroom' },",
    ],
    ['apps/site/app/routes.ts', "    ...family('products/toilets'),", "    ...family('products/bathtubs'),"],
  ];
  for (const entry of entries) await scratch.insert(...entry);
  expect(await scratch.check()).toBe('');
  expect(await scratch.run(look('products/bathtubs', 'loon-60-white'))).toMatchObject({
    listed: ['loon-60-white'],
    filters: ['colour'],
    product: '/products/bathtubs/loon-60-white',
    price: '$1,299',
    inSitemap: true,
    inSearch: true,
    inMenu: true,
    routes: [
      'products/bathtubs',
      'products/bathtubs/:slug',
      'products/bathtubs/:slug/spec-sheet',
      'products/bathtubs/:slug/:request',
    ],
  });
});
