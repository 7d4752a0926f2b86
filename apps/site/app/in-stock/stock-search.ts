/** The parameters that the lists of the showroom read, in the order of their addresses. Each is read once. */
const parameters = ['type', 'size', 'colour', 'brand', 'style', 'price', 'availability', 'sort', 'page'];
const VALUE = /^[a-z0-9.-]{1,40}$/;

/**
 * The part of a query that such a list reads. What values there are, the owner's products say at the moment the page is
 * drawn: a value that none has is kept here and passed over there.
 */
export function normaliseStockSearch(asked: URLSearchParams): string {
  const read = new URLSearchParams();
  for (const name of parameters) {
    const value = asked.getAll(name).find((each) => VALUE.test(each));
    if (value !== undefined) read.set(name, value);
  }
  const query = read.toString();
  return query === '' ? '' : `?${query}`;
}
