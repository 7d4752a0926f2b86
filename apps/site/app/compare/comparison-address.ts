/** How the form of a comparison names the product that is put beside the others: of their family, or of the one that was chosen. */
export const ADDED = 'with';

/** The room that colours are shown in. */
export const ROOM = 'room';

/** What is searched for among the products that can be added. */
export const FIND = 'find';

/** A shelf of the showroom's stock among families: all of them are called `in-stock`. */
const SHELF = /^in-stock\//;

/**
 * How an address names the family of which nothing is chosen yet: `?family=quartz`, and a shelf of the stock by the way to
 * its list, `?family=in-stock/vanities`.
 */
export function toFamilyWord({ family, path }: { readonly family: string; readonly path: string }): string {
  return family === 'in-stock' ? path.slice(1) : family;
}

/** How addresses name the products of such a family: `quartz=aurora`, `in-stock=tamarack-30-gray`. */
export function toProductsWord(familyWord: string): string {
  return SHELF.test(familyWord) ? 'in-stock' : familyWord;
}
