/** What a search engine or link preview reads of a page, taken from its HTML. */
export interface ReadPage {
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  readonly canonical: string | undefined;
  readonly description: string | undefined;
  readonly image: string | undefined;
  /** Whether it has `noindex`. */
  readonly isHidden: boolean;
  /** Whether it lacks `nofollow`. */
  readonly areLinksFollowed: boolean;
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** Parses a page without a browser. Enough for the markup of our own servers. */
export function readPage(html: string): ReadPage {
  const body = html.replaceAll(/<(script|style)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g, '');
  const all = (pattern: RegExp) => [...body.matchAll(pattern)].map((match) => toText(match[1] ?? ''));
  const robots = attribute(body, /<meta\b[^>]*name="robots"[^>]*>/, 'content') ?? '';
  return {
    titles: all(/<title>(.*?)<\/title>/g),
    headings: all(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g),
    canonical: attribute(body, /<link\b[^>]*rel="canonical"[^>]*>/, 'href'),
    description: attribute(body, /<meta\b[^>]*name="description"[^>]*>/, 'content'),
    image: attribute(body, /<meta\b[^>]*property="og:image"[^>]*>/, 'content'),
    isHidden: robots.includes('noindex'),
    areLinksFollowed: !robots.includes('nofollow'),
    jsonLd: [...body.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>, // An object by the rules of JSON-LD.
    ),
    links: all(/<a\b[^>]*\shref="([^"]*)"/g),
    ids: new Set(all(/\sid="([^"]*)"/g)),
  };
}

function attribute(html: string, element: RegExp, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(element.exec(html)?.[0] ?? '')?.[1];
  return value === undefined ? undefined : toText(value);
}

function toText(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
