import type { MetaDescriptor } from 'react-router-dom';
import { breadcrumbJsonLd } from './json-ld.ts';
import { findRootFacts, pageMeta } from './page-meta.ts';
import type { PageWords } from './page-words.server.ts';

/** The tags of a page that stands one step below home: its own words, and the way down to it. */
export function sectionMeta(matches: Parameters<typeof pageMeta>[0], page: PageWords): MetaDescriptor[] {
  const root = findRootFacts(matches);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: page.label, href: page.path },
  ];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    path: page.path,
    jsonLd: root ? [breadcrumbJsonLd(root.siteUrl, crumbs)] : [],
  });
}
