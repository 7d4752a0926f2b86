/** As many as one sitemap may have (https://www.sitemaps.org/protocol.html). */
const MAX_URLS = 50_000;

/** The paths, with queries, in a sitemap. Origins are ignored. */
export function readSitemap(xml: Uint8Array): readonly string[] {
  const paths: string[] = [];
  for (const [, text = ''] of Buffer.from(xml)
    .toString()
    .matchAll(/<loc>([^<]{1,2000})<\/loc>/g)) {
    const address = text.replaceAll('&amp;', '&');
    if (!URL.canParse(address)) continue;
    const { pathname, search } = new URL(address);
    paths.push(pathname + search);
    if (paths.length >= MAX_URLS) break;
  }
  return paths;
}
