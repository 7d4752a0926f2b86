/** Whether JSON carries a value, but for members that are undefined: these are then not there. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((member) => member === undefined || isPlain(member));
}

/** What the router writes of what has no number of its own. */
const NULL = -5;
const UNDEFINED = -7;

/**
 * Writes plain data as the router does, byte for byte: a list of all values, each once, in which lists and objects hold the numbers of
 * their parts, and for a name `_` and its number. What was met last is written first, and numbers go by when something was met.
 * https://github.com/jacob-ebey/turbo-stream
 */
export function numberPlain(data: unknown): string {
  const written: string[] = [];
  const numbers = new Map<unknown, number>();
  /** Lists and objects whose parts have no number yet. */
  const waiting: object[] = [];
  function findNumber(value: unknown): number {
    if (value === null) return NULL;
    if (value === undefined) return UNDEFINED;
    const known = numbers.get(value);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(value, number);
    if (typeof value === 'object') waiting.push(value);
    else written[number] = JSON.stringify(value);
    return number;
  }
  function write(value: object): string {
    if (Array.isArray(value)) return `[${value.map(findNumber).join(',')}]`;
    let members = '';
    for (const [name, member] of Object.entries(value)) {
      members += `${members === '' ? '' : ','}"_${findNumber(name)}":${findNumber(member)}`;
    }
    return `{${members}}`;
  }
  findNumber(data);
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) written[findNumber(value)] = write(value);
  return `[${written.join(',')}]\n`;
}
