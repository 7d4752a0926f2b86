/** Whether JSON carries a value, but for members that are undefined: these are then not there. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((member) => member === undefined || isPlain(member));
}

/** How the router writes null. */
const NULL = -5;

/**
 * Writes plain data as the router reads them: a list of all values, each once, in which lists and objects hold the numbers of their
 * parts, and for a name `_` and its number. https://github.com/jacob-ebey/turbo-stream
 */
export function numberPlain(data: unknown): string {
  const written: string[] = [];
  const numbers = new Map<unknown, number>();
  function findNumber(value: unknown): number {
    if (value === null) return NULL;
    const known = numbers.get(value);
    if (known !== undefined) return known;
    const number = written.push('') - 1;
    numbers.set(value, number);
    written[number] = write(value);
    return number;
  }
  function write(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (Array.isArray(value)) return `[${value.map(findNumber).join(',')}]`;
    let members = '';
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      members += `${members === '' ? '' : ','}"_${findNumber(name)}":${findNumber(member)}`;
    }
    return `{${members}}`;
  }
  findNumber(data);
  return `[${written.join(',')}]\n`;
}
