import type { MetaDescriptor } from 'react-router-dom';

export const feedPath = '/blog/rss.xml';

/** By what a reader of feeds finds the blog's on a page. */
export function feedLink(title: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: feedPath };
}
