import { Parser } from 'htmlparser2';
import type { PageFacts } from './check-page.ts';

/** A public page as a search engine reads it, and where its links lead within the site: paths without query. */
export interface ReadPage extends PageFacts {
  readonly links: ReadonlySet<string>;
}

/** Reads the HTML of a page. @param url its own address, of the site that its links are told apart by */
export function readPublicPage(html: string, url: URL): ReadPage {
  const page = { title: '', description: '', picture: '', picturesWithoutWords: 0 };
  const links = new Set<string>();
  const open = { title: 0, main: 0, figure: 0, svg: 0 };
  const isCounted = (name: string): name is keyof typeof open => Object.hasOwn(open, name);
  const parser = new Parser({
    onopentag(name, { name: metaName, property, content = '', href, alt }) {
      if (isCounted(name)) open[name] += 1;
      if (name === 'meta' && metaName === 'description') page.description = content;
      if (name === 'meta' && property === 'og:image') page.picture = toPath(content, url) ?? '';
      if (name === 'a' && href !== undefined) {
        const path = toPath(href, url);
        if (path !== undefined) links.add(path);
      }
      // Beside words that say the same, a picture may be silent; one that stands alone may not.
      const isSilent = alt === undefined || (open.figure > 0 && alt.trim() === '');
      if (name === 'img' && open.main > 0 && isSilent) page.picturesWithoutWords += 1;
    },
    ontext(text) {
      if (open.title > 0 && open.svg === 0) page.title += text;
    },
    onclosetag(name) {
      if (isCounted(name)) open[name] -= 1;
    },
  });
  parser.end(html);
  return { ...page, path: url.pathname, links };
}

/** The path that an address within the site leads to. */
function toPath(address: string, page: URL): string | undefined {
  if (!URL.canParse(address, page)) return undefined;
  const { origin, pathname } = new URL(address, page);
  return origin === page.origin ? pathname : undefined;
}
