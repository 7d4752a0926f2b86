/** The placeholders of a template and what they mean. Safe to import in a browser. */
export const placeholders = {
  name: 'full name',
  firstName: 'first name',
  subject: 'what the request is about',
  reference: 'reference number',
  request: 'type of request, e.g. “quote request”',
  received: 'date received',
  brand: 'your business name',
  phone: 'your phone number',
  email: 'your email address',
} as const;

export type Placeholder = keyof typeof placeholders;

export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const PLACE = /\{([^{}\n]*)\}/g;

/** Lists the placeholders that don't exist, as written: `{colour}`. */
function listUnknownPlaces(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].filter(([, name]) => !isPlaceholder(name)).map(([place]) => place))];
}

/** Lists the placeholders that were not filled, as written. */
export function listOpenPlaces(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].filter(([, name]) => isPlaceholder(name)).map(([place]) => place))];
}

/** Fills the placeholders of a template. Filled-in text is not searched for placeholders. */
export function fillTemplate(text: string, values: PlaceholderValues): string {
  return text.replaceAll(PLACE, (place, name: string) => (isPlaceholder(name) ? values[name] : place));
}

/** Explains why a template can't be saved; undefined when it can. */
export function describeUnknownPlaces(text: string): string | undefined {
  const unknown = listUnknownPlaces(text);
  if (unknown.length === 0) return undefined;
  const known = Object.keys(placeholders).map((name) => `{${name}}`);
  return `There is no placeholder ${unknown.join(', ')}. You can use ${known.slice(0, -1).join(', ')} and ${known.at(-1)}.`;
}

function isPlaceholder(name: string | undefined): name is Placeholder {
  return name !== undefined && Object.hasOwn(placeholders, name);
}
