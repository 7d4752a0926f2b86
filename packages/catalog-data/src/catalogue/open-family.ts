import { nearestSlugs } from '../nearest-slugs.ts';
import {
  AVAILABILITY_FILTER,
  availabilityGroup,
  isAvailable,
  isInStock,
  stockFactsOf,
  type Availability,
  type FindPiece,
  type StockFacts,
} from './availability.ts';
import { findNeighbours, listRelated } from './related-products.ts';
import { spellCanadian } from './canadian-spelling.ts';
import type { CatalogueFamily, CatalogueList, CatalogueProduct, ProductLink } from './catalogue-family.ts';
import type { CardFacts, FamilyDefinition, FamilyPart } from './family-definition.ts';
import { filterItems, type CountedGroup, type FilterGroup } from './filters.ts';
import { toFinishes } from './finishes.ts';
import { listPageLinks } from './page-links.ts';
import {
  buildListSearch,
  findNamed,
  isPlainList,
  listProducts,
  parseListChoice,
  type ListChoice,
} from './product-list.ts';
import { toSearchedProduct } from './searched-product.ts';
import { specificationOf, type CatalogueItem } from './stock-piece.ts';

/**
 * Makes a family of a definition, for code that doesn't know the type of its products.
 *
 * @param findPiece finds the stock of a product. Default: nothing is in stock.
 */
export function openFamily<Item extends CatalogueItem>(
  definition: FamilyDefinition<Item>,
  findPiece?: FindPiece,
): CatalogueFamily {
  const { backWords, listPath, path, within } = definition;
  const common = { productsPath: definition.productsPath ?? path, section: path };
  const parts = (definition.parts ?? []).map((part) => {
    const place = { ...common, parts: [], within: path, backWords: backWords?.part };
    return open(onePart(definition, part), place, findPiece);
  });
  const place = { ...common, parts, within: within ?? null, backWords: backWords?.list };
  return open({ ...definition, path: listPath ?? path }, place, findPiece);
}

/** The definition of one type: its products, without the choice of types and texts about the whole family. */
function onePart<Item extends CatalogueItem>(
  definition: FamilyDefinition<Item>,
  { value, ...own }: FamilyPart,
): FamilyDefinition<Item> {
  const {
    guide: _guide,
    isFeatured: _isFeatured,
    listPath: _listPath,
    parts: _parts,
    promotion: _promotion,
    textsOf: _textsOf,
    typeGroup,
    ...whole
  } = definition;
  const type = whole.groups.find(({ id }) => id === typeGroup);
  const products = whole.products.filter((product) => type?.valuesOf(product).includes(value));
  const groups = whole.groups
    .filter((group) => group !== type)
    .map((group) => onlyFound(group, products))
    .filter((group) => tellsApart(group, products));
  return { ...whole, ...own, products, groups };
}

/** Removes the options that none of the items has. */
function onlyFound<Item>(group: FilterGroup<Item>, items: readonly Item[]): FilterGroup<Item> {
  const found = new Set(items.flatMap((item) => group.valuesOf(item)));
  return { ...group, options: group.options.filter(({ value }) => found.has(value)) };
}

/** Whether some option of the filter excludes some of the items. */
function tellsApart<Item>(group: FilterGroup<Item>, items: readonly Item[]): boolean {
  return group.options.some(({ value }) => items.some((item) => !group.valuesOf(item).includes(value)));
}

/**
 * Returns the groups of a list. The availability filter has only options that its products have or that are selected; it is left
 * out if all products are alike.
 */
function onlyAvailable<Item>(
  groups: readonly FilterGroup<Item>[],
  products: readonly Item[],
  { selection }: Pick<ListChoice, 'selection'>,
): readonly FilterGroup<Item>[] {
  return groups.flatMap((group) => {
    if (group.id !== AVAILABILITY_FILTER) return group;
    const found = new Set([...products.flatMap(group.valuesOf), ...(selection[group.id] ?? [])]);
    const options = group.options.filter(({ value }) => found.has(value));
    return options.length > 1 ? { ...group, options } : [];
  });
}

function open<Item extends CatalogueItem>(
  closed: FamilyDefinition<Item>,
  place: Pick<CatalogueFamily, 'productsPath' | 'section' | 'parts' | 'within' | 'backWords'>,
  findPiece: FindPiece | undefined,
): CatalogueFamily {
  const stockFacts = new Map<Item, StockFacts>(
    closed.products.map((product) => [product, stockFactsOf(product, findPiece, closed.leadTime)]),
  );
  const factsOf = (product: Item) => stockFacts.get(product) ?? stockFactsOf(product, findPiece, closed.leadTime);
  const definition = {
    ...closed,
    groups: [
      ...closed.groups,
      {
        ...availabilityGroup((product: Item) => factsOf(product).availability, closed.family),
        ...singleAs(closed.groups),
      },
    ],
  };
  const { family, path, noun, products, typeGroup, nameOf } = definition;
  const {
    emptyWords,
    heroPicture,
    intro,
    closingWords,
    cardAction,
    guide,
    hasSamples,
    partsTitle,
    promotion,
    isFeatured,
  } = definition;
  const bySlug: ReadonlyMap<string, Item> = new Map(products.map((product) => [product.slug, product]));
  const slugs = [...bySlug.keys()];
  const pathOf = (slug: string) => `${place.productsPath}/${slug}`;
  const toLink = (product: Item): ProductLink => ({ name: nameOf(product), path: pathOf(product.slug) });
  const finishesOf = (product: Item) => toFinishes(definition.finishesOf?.(product) ?? []);
  const cards = new Map<Item, CardFacts>();
  function toCard(product: Item): CardFacts {
    const known = cards.get(product);
    if (known !== undefined) return known;
    const card = {
      slug: product.slug,
      name: nameOf(product),
      availability: factsOf(product).availability,
      pictureName: definition.pictureNamesOf(product)[0] ?? '',
      ...(finishesOf(product).length > 0 ? { hasChoice: true as const } : {}),
      ...definition.cardOf(product),
    };
    cards.set(product, card);
    return card;
  }

  const countWhere = (items: readonly Item[], isCounted: (availability: Availability) => boolean) =>
    items.filter((item) => isCounted(factsOf(item).availability)).length;

  function findTypes(groups: readonly CountedGroup[], { selection, text }: ListChoice): CatalogueList['types'] {
    const types = groups.find(({ id }) => id === typeGroup);
    if (types === undefined) return null;
    const named = findNamed(definition, products, text);
    return { ...types, all: filterItems(named, definition.groups, { ...selection, [types.id]: [] }).length };
  }

  function listFor(params: URLSearchParams, isWhole = false): CatalogueList {
    const asked = parseListChoice(definition, params);
    const pageSize = isWhole ? null : definition.pageSize;
    const shown = { ...definition, pageSize, groups: onlyAvailable(definition.groups, products, asked) };
    const listed = listProducts(shown, products, asked);
    const { choice, items, found, pages, isFiltered } = listed;
    const { groups } = listed;
    const searchOf = (change: Partial<typeof choice>) => buildListSearch(definition, { ...choice, ...change });
    return {
      cards: items.map(toCard),
      found,
      total: products.length,
      text: definition.textsOf ? choice.text : null,
      featured:
        isFeatured && isPlainList(definition, choice) && choice.page === 1
          ? products.filter(isFeatured).map(toCard)
          : [],
      countText: definition.countText(found, isFiltered, {
        total: products.length,
        inStock: countWhere(listed.all, isInStock),
        toOrder: countWhere(listed.all, (availability) => availability === 'made-to-order'),
      }),
      groups: groups.filter(({ id }) => id !== typeGroup),
      types: findTypes(groups, choice),
      sorts: definition.sorts.map(({ value, label }) => ({ value, label, isSelected: value === choice.sort })),
      page: choice.page,
      pageCount: pages,
      pageLinks: listPageLinks(choice.page, pages, (page) => searchOf({ page })),
      canonicalSearch: isPlainList(definition, choice) ? searchOf({}) : '',
    };
  }
  /** The list without filters, search or sort, which most visitors see. */
  let plain: CatalogueList | undefined;

  return {
    family,
    path,
    ...place,
    noun,
    emptyWords,
    heroPicture,
    intro,
    closingWords,
    ...(cardAction ? { cardAction } : {}),
    ...(guide ? { guide } : {}),
    ...(hasSamples ? { hasSamples } : {}),
    ...(partsTitle === undefined ? {} : { partsTitle }),
    ...(promotion ? { promotion } : {}),
    finishValues: [...new Set(products.flatMap(finishesOf).map(({ value }) => value))],
    slugs,
    pathOf,
    list: (params, { isWhole = false } = {}) =>
      params.size === 0 && !isWhole ? (plain ??= listFor(params)) : listFor(params, isWhole),
    normaliseSearch: (params) => {
      const asked = parseListChoice(definition, params);
      if (asked.page === 1) return buildListSearch(definition, asked);
      // Stock changes all the time: only the list itself knows how many pages it has.
      const anyAvailability = { ...asked, selection: { ...asked.selection, [AVAILABILITY_FILTER]: [] } };
      const { page } = listProducts(definition, products, anyAvailability).choice;
      return buildListSearch(definition, { ...asked, page });
    },
    find: (slug) => {
      const product = bySlug.get(slug);
      const neighbours = findNeighbours(products, slug);
      if (!product || !neighbours) return undefined;
      return {
        slug,
        path: pathOf(slug),
        name: nameOf(product),
        title: (definition.titleOf ?? nameOf)(product),
        eyebrow: definition.cardOf(product).eyebrow,
        tagline: definition.taglineOf(product),
        description: definition.descriptionOf(product),
        material: materialOf(product),
        features: definition.featuresOf?.(product) ?? product.features,
        specifications: definition
          .specificationsOf(product)
          .map(({ label, value }) => ({ label: spellCanadian(label), value: spellCanadian(value) })),
        finishes: finishesOf(product),
        pictureNames: definition.pictureNamesOf(product),
        quoteLabel: definition.quoteLabelOf(product),
        part: definition.findPart?.(product),
        fitting: definition.findFitting?.(product),
        ...factsOf(product),
        offer: toOffer(product, definition.cardOf(product)),
        previous: toLink(neighbours.previous),
        next: toLink(neighbours.next),
      };
    },
    besideIn: (slug, params) => {
      const asked = parseListChoice(definition, params);
      const { items } = listProducts({ ...definition, pageSize: null }, products, { ...asked, page: 1 });
      const neighbours = findNeighbours(items, slug);
      if (!neighbours || items.length < 2) return undefined;
      return { previous: toLink(neighbours.previous), next: toLink(neighbours.next) };
    },
    cardsOf: (wanted) =>
      wanted
        .map((slug) => bySlug.get(slug))
        .filter((product) => product !== undefined)
        .map(toCard),
    related: (slug, length) =>
      listRelated(products, slug, length, {
        distance: definition.distance,
        isAvailable: (product) => isAvailable(factsOf(product).availability),
      }).map(toCard),
    nearest: (slug, count) =>
      nearestSlugs(slugs, slug, count)
        .map((near) => bySlug.get(near))
        .filter((product) => product !== undefined)
        .map(toCard),
    searchEntries: () =>
      products.map((product) => ({
        title: nameOf(product),
        description: definition.search.describe(product),
        url: pathOf(product.slug),
        category: definition.search.category,
        labels: [
          noun.one,
          ...(definition.search.alsoCalled ?? []),
          ...listFilterLabels(
            closed.groups.filter(({ isCoarse, isOfPart }) => !isOfPart && !isCoarse),
            product,
          ),
        ],
        facts: [
          ...listFilterLabels(
            closed.groups.filter(({ isOfPart }) => isOfPart),
            product,
          ),
          ...(definition.search.factsOf?.(product) ?? [
            materialOf(product),
            ...product.features,
            ...definition.specificationsOf(product).map(({ value }) => value),
          ]),
        ],
        texts: definition.descriptionOf(product),
        pictureName: definition.pictureNamesOf(product)[0] ?? null,
        product: toSearchedProduct(definition, product, factsOf(product).availability),
      })),
  };
}

/** A list whose filters take one value each has no availability filter. */
function singleAs<Item>(groups: readonly FilterGroup<Item>[]): Pick<FilterGroup<Item>, 'isSingle'> {
  return groups.length > 0 && groups.every(({ isSingle }) => isSingle) ? { isSingle: true } : {};
}

/** Labels of the filters that a product matches: its size, colour, type. */
function listFilterLabels<Item>(groups: readonly FilterGroup<Item>[], product: Item): readonly string[] {
  return groups.flatMap(({ options, valuesOf }) => {
    const values = new Set(valuesOf(product));
    return options.filter(({ value }) => values.has(value)).map(({ label }) => label);
  });
}

function materialOf(product: CatalogueItem): string {
  return product.family === 'in-stock' ? specificationOf(product, 'Material') : product.material;
}

/** Its price and rating as on its card; null in families without prices. */
function toOffer(
  product: CatalogueItem,
  { price, rating }: Pick<CardFacts, 'price' | 'rating'>,
): CatalogueProduct['offer'] {
  if (price === null || product.family === 'quartz') return null;
  const brand = product.family === 'in-stock' ? specificationOf(product, 'Brand') : product.brand;
  return { brand, rating, priceCents: product.priceCents, price };
}
