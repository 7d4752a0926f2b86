import type { PublishCheck } from './load-publish-check.server.ts';

export function samplePage(heading: string): string {
  const html = `<html lang="en"><title>${heading}</title><body style="font:18px serif"><h1>${heading}</h1></body></html>`;
  return `data:text/html,${encodeURIComponent(html)}`;
}

export const samplePublishCheck: PublishCheck = {
  kind: 'posts',
  id: '1',
  revision: 3,
  title: 'Rails and reveals',
  status: 'draft',
  isToPublish: true,
  plan: undefined,
  publishAt: null,
  path: '/blog/rails-and-reveals',
  missing: [],
  tooLarge: [],
  findings: [
    {
      where: '/blog/rails-and-reveals',
      words: 'An image has no alt text',
      reason: 'Screen readers and Google can’t describe these images. Add alt text in the Media Library or the post.',
    },
  ],
  pages: [
    {
      path: '/blog/rails-and-reveals',
      change: 'new',
      movedTo: null,
      title: 'Rails and reveals | Boreal & Stone',
      faults: [],
      frames: { before: null, after: samplePage('Rails and reveals') },
    },
    {
      path: '/blog',
      change: 'changed',
      movedTo: null,
      title: 'Blog | Boreal & Stone',
      faults: [],
      frames: { before: samplePage('Blog'), after: samplePage('Blog') },
    },
    {
      path: '/blog/rails',
      change: 'moved',
      movedTo: '/blog/rails-and-reveals',
      title: 'Rails | Boreal & Stone',
      faults: [],
      frames: { before: samplePage('Rails'), after: null },
    },
    {
      path: '/blog/rss.xml',
      change: 'file',
      movedTo: null,
      title: '',
      faults: [],
      frames: { before: null, after: null },
    },
  ],
  uncompared: 0,
  problem: null,
};
