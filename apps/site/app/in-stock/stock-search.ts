/** The parameters of the stock's lists, in canonical order. */
const parameters = ['type', 'size', 'colour', 'brand', 'style', 'price', 'availability', 'sort', 'page'];
const VALUE = /^[a-z0-9.-]{1,40}$/;

/** The canonical query of such a list. Values depend on the current products, so unknown ones are kept and ignored later. */
export function normaliseStockSearch(asked: URLSearchParams): string {
  const read = new URLSearchParams();
  for (const name of parameters) {
    const value = asked.getAll(name).find((each) => VALUE.test(each));
    if (value !== undefined) read.set(name, value);
  }
  const query = read.toString();
  return query === '' ? '' : `?${query}`;
}
