import type { MetaDescriptor } from 'react-router-dom';
import { breadcrumbJsonLd, type Crumb } from './json-ld.ts';
import { findRootFacts, pageMeta, type PageMeta } from './page-meta.ts';

/** A page's words for its tags and breadcrumbs. */
type SectionWords = Pick<PageMeta, 'title' | 'description' | 'path'> & {
  readonly label: string;
  readonly metaTitle?: string | undefined;
};

interface SectionMetaOptions extends Pick<PageMeta, 'type' | 'areLinksFollowed'> {
  /** The page between home and this one, if any. */
  readonly parent?: Crumb;
  /** The query of its canonical URL; empty, or with its question mark. */
  readonly search?: string;
  /** The path of its picture for link previews. Default: the site's card. */
  readonly picture?: { readonly path: string; readonly alt: string } | null;
  /** More structured data, by the site's origin. */
  readonly describe?: (siteUrl: string) => readonly object[];
}

/** A page's tags with breadcrumbs. */
export function sectionMeta(
  matches: Parameters<typeof pageMeta>[0],
  page: SectionWords,
  { parent, search = '', type, areLinksFollowed = true, picture, describe = () => [] }: SectionMetaOptions = {},
): MetaDescriptor[] {
  const root = findRootFacts(matches);
  const crumbs = [{ label: 'Home', href: '/' }, ...(parent ? [parent] : []), { label: page.label, href: page.path }];
  return pageMeta(matches, {
    title: page.metaTitle ?? page.title,
    description: page.description,
    path: page.path + search,
    ...(type ? { type } : {}),
    areLinksFollowed,
    ...(root && picture ? { imageUrl: root.siteUrl + picture.path, imageAlt: picture.alt } : {}),
    jsonLd: root ? [breadcrumbJsonLd(root.siteUrl, crumbs), ...describe(root.siteUrl)] : [],
  });
}
