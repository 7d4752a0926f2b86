import type { MetaDescriptor } from 'react-router-dom';
import type { OwnerWords } from '../shell/owner-words.server.ts';
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

interface PageMatch {
  readonly id?: string;
  readonly loaderData?: unknown;
}

interface RootFacts {
  readonly facts: SiteFacts;
  readonly siteUrl: string;
  readonly socialCard: { readonly url: string; readonly alt: string } | null;
}

/** The root loader's data as `meta` receives it; null on an error page that was drawn before it was read. */
export function findRootFacts(matches: readonly (PageMatch | undefined)[]): RootFacts | null {
  // The first is the root, whose data other routes know without its type.
  return (matches[0]?.loaderData as RootFacts | undefined) ?? null;
}

/** What the frame of all pages read of the owner's words for one; undefined for any other page, as for one of the pages of a list. */
function findOwnerWords(matches: readonly (PageMatch | undefined)[], path: string): OwnerWords | undefined {
  const frame = matches.find((match) => match?.id === 'shell/layout');
  // Other routes know its data without their type.
  const words = (frame?.loaderData as { readonly ownerWords?: OwnerWords } | undefined)?.ownerWords;
  return words?.path === path ? words : undefined;
}

/** The tags of one page: title, description, canonical address, social card and structured data. */
export function pageMeta(matches: readonly (PageMatch | undefined)[], own: PageMeta): MetaDescriptor[] {
  const root = findRootFacts(matches);
  const page = { ...own, ...findOwnerWords(matches, own.path) };
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
