import type { MetaDescriptor } from 'react-router-dom';
import { breadcrumbJsonLd, type Crumb } from './json-ld.ts';
import { findRootFacts, pageMeta } from './page-meta.ts';
import type { PageWords } from './page-words.server.ts';

interface SectionMetaOptions {
  /** The page between home and this one. Default: none, it stands one step below home. */
  readonly parent?: Crumb;
  /** The query of its address, where that is a page of its own; empty, or with its question mark. */
  readonly search?: string;
  /** Further structured data, for a site at an address. */
  readonly describe?: (siteUrl: string) => readonly object[];
}

/** The tags of a page near home: its own words, and the way down to it. */
export function sectionMeta(
  matches: Parameters<typeof pageMeta>[0],
  page: PageWords,
  { parent, search = '', describe = () => [] }: SectionMetaOptions = {},
): MetaDescriptor[] {
  const root = findRootFacts(matches);
  const crumbs = [{ label: 'Home', href: '/' }, ...(parent ? [parent] : []), { label: page.label, href: page.path }];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    path: page.path + search,
    jsonLd: root ? [breadcrumbJsonLd(root.siteUrl, crumbs), ...describe(root.siteUrl)] : [],
  });
}
