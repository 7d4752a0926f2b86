/** The form field of the product to add. */
export const ADDED = 'with';

/** The room in which colours are shown. */
export const ROOM = 'room';

/** The search among products to add. */
export const FIND = 'find';

/** A shelf of the stock; all shelves are called `in-stock`. */
const SHELF = /^in-stock\//;

/** A family in a URL without products: `?family=quartz`, or the path of a shelf, `?family=in-stock/vanities`. */
export function toFamilyWord({ family, path }: { readonly family: string; readonly path: string }): string {
  return family === 'in-stock' ? path.slice(1) : family;
}

/** The parameter of such a family's products: `quartz=aurora`, `in-stock=tamarack-30-gray`. */
export function toProductsWord(familyWord: string): string {
  return SHELF.test(familyWord) ? 'in-stock' : familyWord;
}
