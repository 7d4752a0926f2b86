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

/** A text so long is rather written twice than looked for among all others. */
const LONG = 24;

/**
 * Writes plain data as the router reads them: a list of all values, in which lists and objects hold the numbers of their parts, and for a
 * name `_` and its number. The whole is the first; all else stands before what it is part of. Short texts and numbers stand there once.
 * https://github.com/jacob-ebey/turbo-stream
 */
export function numberPlain(data: object): string {
  let written = '';
  let count = 1;
  const numbers = new Map<unknown, number>();
  /** Of names, how a member begins that bears one, behind another. */
  const beginnings = new Map<string, string>();
  function add(text: string): number {
    written += `,${text}`;
    count += 1;
    return count - 1;
  }
  function findNumber(value: unknown): number {
    if (value === null) return NULL;
    if (value === undefined) return UNDEFINED;
    if (typeof value === 'object') return add(write(value));
    if (typeof value === 'string' && value.length > LONG) return add(writeText(value));
    const known = numbers.get(value);
    if (known !== undefined) return known;
    const number = add(typeof value === 'string' ? writeText(value) : JSON.stringify(value));
    numbers.set(value, number);
    return number;
  }
  function begin(name: string): string {
    const known = beginnings.get(name);
    if (known !== undefined) return known;
    const beginning = `,"_${findNumber(name)}":`;
    beginnings.set(name, beginning);
    return beginning;
  }
  function write(value: object): string {
    let parts = '';
    if (Array.isArray(value)) {
      for (const part of value) parts += `,${findNumber(part)}`;
      return `[${parts.slice(1)}]`;
    }
    // Plain objects have no names but their own. Their entries would be a third of all that is made here, and let go.
    for (const name in value) {
      const beginning = begin(name);
      parts += beginning + findNumber(Reflect.get(value, name));
    }
    return `{${parts.slice(1)}}`;
  }
  const whole = write(data);
  return `[${whole}${written}]\n`;
}

/** All but what JSON writes as it is: quotes, backslashes, controls, and halves of pairs, which may stand alone. */
const MAY_BE_ESCAPED = /[^\u0020\u0021\u0023-\u005B\u005D-\uD7FF\uE000-\uFFFF]/;

/** As JSON, which takes twice as long over each. */
function writeText(text: string): string {
  return MAY_BE_ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`;
}
