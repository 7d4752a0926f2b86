import type { MetaDescriptor } from 'react-router-dom';
import type { SiteFacts } from '../shell/site-facts.ts';

/** What a page says of itself to search engines and social networks. */
export interface PageMeta {
  /** The page's own title; the brand is added. */
  readonly title: string;
  readonly description: string;
  /** Path of the page as it should be known; a query only where it makes a page of its own. */
  readonly path: string;
  /** Absolute address of a 1200 × 630 picture; the site's card where a page has none. */
  readonly imageUrl?: string | undefined;
  readonly imageAlt?: string | undefined;
  /** Pages that make no sense in an index, such as search results. */
  readonly isIndexed?: boolean;
  readonly jsonLd?: readonly object[];
  /** What it is to social networks. Default: a page of a website. */
  readonly type?: 'article';
}

interface RootMatch {
  readonly loaderData?: unknown;
}

interface RootFacts {
  readonly facts: SiteFacts;
  readonly siteUrl: string;
  readonly socialCard: { readonly url: string; readonly alt: string } | null;
  /** What the owner has search engines say in the place of a page's own words, by its path. */
  readonly words?: Readonly<Record<string, Partial<Pick<PageMeta, 'title' | 'description'>>>>;
}

/** The root loader's data as `meta` receives it; null on an error page that was drawn before it was read. */
export function findRootFacts(matches: readonly (RootMatch | undefined)[]): RootFacts | null {
  // The first is the root, whose data other routes know without its type.
  return (matches[0]?.loaderData as RootFacts | undefined) ?? null;
}

/** The tags of one page: title, description, canonical address, social card and structured data. */
export function pageMeta(matches: readonly (RootMatch | undefined)[], own: PageMeta): MetaDescriptor[] {
  const root = findRootFacts(matches);
  const page = { ...own, ...root?.words?.[own.path] };
  const title = root ? `${page.title} | ${root.facts.brand}` : page.title;
  const url = `${root?.siteUrl ?? ''}${page.path}`;
  const image = page.imageUrl ? { url: page.imageUrl, alt: page.imageAlt ?? page.title } : root?.socialCard;
  return [
    { title },
    { name: 'description', content: page.description },
    page.isIndexed === false
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    ...(root ? [{ property: 'og:site_name', content: root.facts.brand }] : []),
    ...(image
      ? [
          { property: 'og:image', content: image.url },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: image.alt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(page.jsonLd ?? []).map((item) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...item } })),
  ];
}
