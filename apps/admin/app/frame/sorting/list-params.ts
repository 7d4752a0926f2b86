export function readQuery(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, 200);
}

export function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** Writes the query of a list’s URL, without what is at its default: an empty text, nothing, no, or page 1. */
export function writeSearch(parts: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    if (value === true) params.set(name, 'yes');
    else if (value && !(name === 'page' && value === 1)) params.set(name, String(value));
  }
  return params.size === 0 ? '' : `?${params}`;
}
