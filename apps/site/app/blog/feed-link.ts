import type { MetaDescriptor } from 'react-router-dom';

export const feedPath = '/blog/rss.xml';

/** Lets feed readers discover the blog's feed. */
export function feedLink(title: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: feedPath };
}
