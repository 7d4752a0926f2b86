// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SeoList } from './seo-list.tsx';
import { readSeoView } from './seo-view.ts';

it.each([
  [{ done: 0, total: 0 }, /^Scanning site\. /],
  [{ done: 3, total: 314 }, /^Scanning site: 3 of 314 pages\. /],
  [{ done: 314, total: 314 }, /^Scanning site: checking links\. /],
])('shows the progress of a scan (%j), and that the list is from the previous one', async (progress, words) => {
  const list = { view: readSeoView(new URLSearchParams()), rows: [], found: 395, total: 395, faulty: 0, pageCount: 8 };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SeoList {...list} progress={progress} readAt={null} problem={null} /> },
  ]);
  render(<Stub />);
  expect((await screen.findByText(/^Scanning site/)).textContent).toMatch(words);
  expect(screen.getByRole('status')).toHaveTextContent('395 of 395 pages from the last scan; no issues');
});
