/** How the router writes null; undefined is left out. https://github.com/jacob-ebey/turbo-stream */
const NULL = -5;

/**
 * What the data of a page say, whoever wrote them: a list of all values, in which lists and objects hold the numbers of their parts, in
 * whichever order they were met.
 */
export function readPageData(text: string): unknown {
  const values: unknown = JSON.parse(text);
  if (!Array.isArray(values)) throw new TypeError(`No data of a page: ${text.slice(0, 200)}`);
  const read = (number: number): unknown => {
    if (number < 0) return number === NULL ? null : undefined;
    const value: unknown = values[number];
    if (Array.isArray(value)) return value.map((part) => read(Number(part)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [String(read(Number(name.slice(1)))), read(Number(part))]),
    );
  };
  return read(0);
}
