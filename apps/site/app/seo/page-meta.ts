import type { MetaDescriptor } from 'react-router-dom';
import type { OwnerWords } from '../shell/owner-words.server.ts';
import type { SiteFacts } from '../shell/site-facts.ts';

export interface PageMeta {
  /** The page's own title; the brand is added. */
  readonly title: string;
  readonly description: string;
  /** The canonical path, with a query only if that makes a page of its own. */
  readonly path: string;
  /** Absolute URL of a 1200 × 630 picture. Default: the site's card. */
  readonly imageUrl?: string | undefined;
  readonly imageAlt?: string | undefined;
  /** False for pages such as search results. */
  readonly isIndexed?: boolean;
  /** False where links lead to ever more pages of the same kind, such as rooms with other choices. */
  readonly areLinksFollowed?: boolean;
  readonly jsonLd?: readonly object[];
  /** The Open Graph type. Default: `website`. */
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

export function findRootFacts(matches: readonly (PageMatch | undefined)[]): RootFacts | null {
  // The first match is the root; its data is untyped here.
  return (matches[0]?.loaderData as RootFacts | undefined) ?? null;
}

/** The owner's words for the page, which the layout loads; not for further pages of a list. */
function findOwnerWords(matches: readonly (PageMatch | undefined)[], path: string): OwnerWords | undefined {
  const frame = matches.find((match) => match?.id === 'shell/layout');
  // Its data is untyped here.
  const words = (frame?.loaderData as { readonly ownerWords?: OwnerWords } | undefined)?.ownerWords;
  return words?.path === path ? words : undefined;
}

/** A page's tags: title, description, canonical URL, social card and structured data. */
export function pageMeta(matches: readonly (PageMatch | undefined)[], own: PageMeta): MetaDescriptor[] {
  const root = findRootFacts(matches);
  const page = { ...own, ...findOwnerWords(matches, own.path) };
  const title = root ? `${page.title} | ${root.facts.brand}` : page.title;
  const url = `${root?.siteUrl ?? ''}${page.path}`;
  const image = page.imageUrl ? { url: page.imageUrl, alt: page.imageAlt ?? page.title } : root?.socialCard;
  const robots = [
    ...(page.isIndexed === false ? ['noindex'] : []),
    ...(page.areLinksFollowed === false ? ['nofollow'] : []),
  ];
  return [
    { title },
    { name: 'description', content: page.description },
    ...(robots.length > 0 ? [{ name: 'robots', content: robots.join(', ') }] : []),
    ...(page.isIndexed === false ? [] : [{ tagName: 'link', rel: 'canonical', href: url }]),
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
