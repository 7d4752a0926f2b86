import { Parser } from 'htmlparser2';
import type { PageFacts } from './check-page.ts';

/** A public page as a search engine reads it. */
export interface ReadPage extends PageFacts {
  /** Where its links lead within the site: paths without query. */
  readonly links: ReadonlySet<string>;
  /** Those of its content alone, without header and footer. */
  readonly contentLinks: ReadonlySet<string>;
  /** The arrangements of itself that it links to, such as a category of a list: queries. */
  readonly ownSearches: ReadonlySet<string>;
  /** The paths of feeds that it names. */
  readonly feeds: ReadonlySet<string>;
  /** The paths of the pictures in its content, as they are sent to a phone. */
  readonly pictures: ReadonlySet<string>;
}

/** Reads the HTML of a page. @param url its own address, of the site that its links are told apart by */
export function readPublicPage(html: string, url: URL): ReadPage {
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
      if (name === 'meta' && metaName === 'description') page.description = content;
      if (name === 'meta' && property === 'og:image') page.picture = toPath(content, url) ?? '';
      if (name === 'a' && href !== undefined) {
        const path = toPath(href, url);
        if (path !== undefined) links.add(path);
        if (path !== undefined && open.main > 0) contentLinks.add(path);
        if (path === url.pathname) ownSearches.add(new URL(href, url).search);
      }
      if (name === 'link' && href !== undefined && type?.endsWith('+xml') === true && !type.startsWith('image/')) {
        feeds.add(toPath(href, url) ?? url.pathname);
      }
      // Beside words that say the same, a picture may be silent; one that stands alone may not.
      const isSilent = alt === undefined || (open.figure > 0 && alt.trim() === '');
      if (name === 'img' && open.main > 0 && isSilent) page.picturesWithoutWords += 1;
      const picture = name === 'img' && open.main > 0 && src !== undefined ? toPath(src, url) : undefined;
      if (picture !== undefined) pictures.add(picture);
    },
    ontext(text) {
      if (open.title > 0 && open.svg === 0) page.title += text;
    },
    onclosetag(name) {
      if (isCounted(name)) open[name] -= 1;
    },
  });
  parser.end(html);
  ownSearches.delete('');
  return { ...page, path: url.pathname, links, contentLinks, ownSearches, feeds, pictures };
}

/** The path that an address within the site leads to. */
function toPath(address: string, page: URL): string | undefined {
  if (!URL.canParse(address, page)) return undefined;
  const { origin, pathname } = new URL(address, page);
  return origin === page.origin ? pathname : undefined;
}
