/** A page as search engines are told of it. */
export interface SitemapPage {
  readonly path: string;
  /** The day on which it changed, `YYYY-MM-DD`. Search engines believe these as long as they are true: one that is not known is left out. */
  readonly changedOn: string | undefined;
}

/**
 * Addresses in one part: some 200 KB, so that a part is written and compressed in milliseconds and kept with the other pages
 * in memory. The protocol allows 50,000 and 50 MB. https://www.sitemaps.org/protocol.html
 */
export const PART_SIZE = 2000;

interface Asked {
  readonly siteUrl: string;
  /** From 1; null where the address names none. */
  readonly part: number | null;
  readonly partSize?: number;
}

/** The sitemap: one list, or, when it is longer than a part, the list of its parts, each at `?part=`. Undefined for a part that there is not. */
export function writeSitemap(
  pages: readonly SitemapPage[],
  { siteUrl, part, partSize = PART_SIZE }: Asked,
): string | undefined {
  const parts = Math.ceil(pages.length / partSize);
  if (part === null && parts > 1) return writeIndex(siteUrl, parts);
  if (part !== null && (parts === 1 || part > parts)) return undefined;
  const first = ((part ?? 1) - 1) * partSize;
  const urls = pages.slice(first, first + partSize).map(({ path, changedOn }) => {
    const day = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return `  <url><loc>${siteUrl}${path}</loc>${day}</url>`;
  });
  return writeList('urlset', urls);
}

function writeIndex(siteUrl: string, parts: number): string {
  const rows = Array.from(
    { length: parts },
    (_, index) => `  <sitemap><loc>${siteUrl}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
  );
  return writeList('sitemapindex', rows);
}

function writeList(name: string, rows: readonly string[]): string {
  const lines = rows.join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}\n</${name}>\n`;
}

/** The part that an address asks for; null where it names none, or something else. */
export function readPart(asked: URLSearchParams): number | null {
  const part = asked.get('part') ?? '';
  return /^[1-9]\d{0,3}$/.test(part) ? Number(part) : null;
}
