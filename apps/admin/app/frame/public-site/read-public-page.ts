import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { ReadPage, SentPage } from './site-jobs.ts';

/** Longer texts are cut, as search engines do. */
const MAX_TEXT = 1000;
const MAX_LINKS = 3000;
const MAX_ADDRESS = 2000;
/** What differs between requests, or is invisible. */
const NOT_SHOWN =
  /<(script|style)\b[^]*?<\/\1>|<p data-preview[^]*?<\/p>|<link [^>]*>|<input [^>]*type="hidden"[^>]*>/g;

/**
 * Reads a page, in a child process because its content is untrusted. The URL tells internal links from external ones.
 */
export function readPublicPage({ html: bytes, url: address }: SentPage): ReadPage {
  const html = Buffer.from(bytes).toString();
  const url = new URL(address);
  const page = { title: '', description: '', picture: '', picturesWithoutWords: 0 };
  const links = new Set<string>();
  const contentLinks = new Set<string>();
  const ownSearches = new Set<string>();
  const feeds = new Set<string>();
  const pictures = new Set<string>();
  const open = { title: 0, main: 0, figure: 0, svg: 0 };
  const isCounted = (name: string): name is keyof typeof open => Object.hasOwn(open, name);
  const parser = new Parser({
    onopentag(name, { name: metaName, property, content = '', href, alt, src, type }) {
      if (isCounted(name)) open[name] += 1;
      if (name === 'meta' && metaName === 'description') page.description = content.slice(0, MAX_TEXT);
      if (name === 'meta' && property === 'og:image') page.picture = toPath(content, url) ?? '';
      if (name === 'a' && href !== undefined) {
        const path = toPath(href, url);
        if (path !== undefined) add(links, path);
        if (path !== undefined && open.main > 0) add(contentLinks, path);
        if (path === url.pathname) add(ownSearches, new URL(href, url).search);
      }
      if (name === 'link' && href !== undefined && type?.endsWith('+xml') === true && !type.startsWith('image/')) {
        add(feeds, toPath(href, url) ?? url.pathname);
      }
      // A picture next to text that says the same may be decorative; one that stands alone may not.
      const isSilent = alt === undefined || (open.figure > 0 && alt.trim() === '');
      if (name === 'img' && open.main > 0 && isSilent) page.picturesWithoutWords += 1;
      const picture = name === 'img' && open.main > 0 && src !== undefined ? toPath(src, url) : undefined;
      if (picture !== undefined) add(pictures, picture);
    },
    ontext(text) {
      if (open.title > 0 && open.svg === 0) page.title = (page.title + text).slice(0, MAX_TEXT);
    },
    onclosetag(name) {
      if (isCounted(name)) open[name] -= 1;
    },
  });
  parser.end(html);
  ownSearches.delete('');
  const shown = createHash('sha256').update(html.replaceAll(NOT_SHOWN, '')).digest('hex');
  return { ...page, path: url.pathname, links, contentLinks, ownSearches, feeds, pictures, shown };
}

function add(addresses: Set<string>, address: string): void {
  if (addresses.size < MAX_LINKS) addresses.add(address);
}

function toPath(address: string, page: URL): string | undefined {
  if (address.length > MAX_ADDRESS || !URL.canParse(address, page)) return undefined;
  const { origin, pathname } = new URL(address, page);
  return origin === page.origin ? pathname : undefined;
}
