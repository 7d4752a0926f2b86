import type { MetaDescriptor } from 'react-router-dom';
import { breadcrumbJsonLd, type Crumb } from './json-ld.ts';
import { findRootFacts, pageMeta, type PageMeta } from './page-meta.ts';

/** What a page is called on the way down to it, and what it says of itself. */
type SectionWords = Pick<PageMeta, 'title' | 'description' | 'path'> & {
  readonly label: string;
  /** Stands in the place of the title, which is the heading of the page. */
  readonly metaTitle?: string | undefined;
};

interface SectionMetaOptions extends Pick<PageMeta, 'type'> {
  /** The page between home and this one. Default: none, it stands one step below home. */
  readonly parent?: Crumb;
  /** The query of its address, where that is a page of its own; empty, or with its question mark. */
  readonly search?: string;
  /** The picture of its link previews, by its path. Default: the site's card. */
  readonly picture?: { readonly path: string; readonly alt: string } | null;
  /** Further structured data, for a site at an address. */
  readonly describe?: (siteUrl: string) => readonly object[];
}

/** The tags of a page near home: its own words, and the way down to it. */
export function sectionMeta(
  matches: Parameters<typeof pageMeta>[0],
  page: SectionWords,
  { parent, search = '', type, picture, describe = () => [] }: SectionMetaOptions = {},
): MetaDescriptor[] {
  const root = findRootFacts(matches);
  const crumbs = [{ label: 'Home', href: '/' }, ...(parent ? [parent] : []), { label: page.label, href: page.path }];
  return pageMeta(matches, {
    title: page.metaTitle ?? page.title,
    description: page.description,
    path: page.path + search,
    ...(type ? { type } : {}),
    ...(root && picture ? { imageUrl: root.siteUrl + picture.path, imageAlt: picture.alt } : {}),
    jsonLd: root ? [breadcrumbJsonLd(root.siteUrl, crumbs), ...describe(root.siteUrl)] : [],
  });
}
