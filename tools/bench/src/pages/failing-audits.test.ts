import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { explainMisses } from './failing-audits.ts';
import { readFigures } from './page-run.ts';

// Only the parts of a Lighthouse result that are read.
const result = {
  categories: {
    performance: { score: 0.986, auditRefs: [] },
    accessibility: {
      score: 0.95,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'image-alt', weight: 10 },
        { id: 'managed-focus', weight: 0 },
      ],
    },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    'color-contrast': {
      id: 'color-contrast',
      title: 'Contrast is too low',
      score: 0,
      scoreDisplayMode: 'binary',
      details: { type: 'table', items: [{ node: { type: 'node', selector: 'main > a', snippet: '<a href="/">' } }] },
    },
    'image-alt': { id: 'image-alt', title: 'Images have text', score: 1, scoreDisplayMode: 'binary' },
    'managed-focus': { id: 'managed-focus', title: 'Focus', score: null, scoreDisplayMode: 'manual' },
    'first-contentful-paint': { id: 'first-contentful-paint', numericValue: 876.5 },
    'network-requests': {
      id: 'network-requests',
      details: {
        type: 'table',
        items: [
          { url: 'http://127.0.0.1/', resourceType: 'Document', mimeType: 'text/html', transferSize: 10_240 },
          { url: 'http://127.0.0.1/a.js', resourceType: 'Script', mimeType: 'text/javascript', transferSize: 2_048 },
          { url: 'http://127.0.0.1/b.js', resourceType: 'Other', mimeType: 'text/javascript', transferSize: 1_024 },
          { url: 'http://127.0.0.1/c.css', resourceType: 'Stylesheet', mimeType: 'text/css', transferSize: 4_096 },
        ],
      },
    },
  },
} as unknown as Result;

test('figures have the units of the targets, and a prefetched script counts as a script', () => {
  const figures = readFigures(result);
  expect(figures.performance).toBe(99);
  expect(figures.firstContentfulPaintMs).toBe(876.5);
  expect(figures.htmlKib).toBe(10);
  expect(figures.scriptKib).toBe(3);
  expect(figures.bestPractices).toBeNaN();
});

test('a miss names the failed audits and the elements they point at', () => {
  expect(explainMisses(result, ['accessibility'])).toEqual([
    'accessibility: color-contrast: Contrast is too low',
    '    main > a <a href="/">',
  ]);
});

test('a script budget miss names the size and the scripts, largest first', () => {
  expect(explainMisses(result, ['scriptKib'])).toEqual([
    'sent: Document 10.0 KiB in 1, Stylesheet 4.0 KiB in 1, Script 2.0 KiB in 1, Other 1.0 KiB in 1',
    'JavaScript: 2.0 KiB /a.js',
    'JavaScript: 1.0 KiB /b.js',
  ]);
});
