export interface SitemapPage {
  readonly path: string;
  /** The day of its last change, `YYYY-MM-DD`, if known. */
  readonly changedOn: string | undefined;
}

/**
 * URLs per part: about 200 KB, which is rendered in milliseconds and fits the page cache. The protocol allows 50,000.
 * https://www.sitemaps.org/protocol.html
 */
export const PART_SIZE = 2000;

interface Asked {
  readonly siteUrl: string;
  /** From 1; null if the URL has none. */
  readonly part: number | null;
  readonly partSize?: number;
}

/** The sitemap, or, if it is too long, an index of its parts at `?part=`. Undefined for a missing part. */
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

/** The requested part; null if there is none or it is invalid. */
export function readPart(asked: URLSearchParams): number | null {
  const part = asked.get('part') ?? '';
  return /^[1-9]\d{0,3}$/.test(part) ? Number(part) : null;
}
