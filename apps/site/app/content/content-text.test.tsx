// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { ContentText } from './content-text.tsx';
import { drawText } from './draw-text.ts';

const tableOf = (columns: number) => {
  const row = (cell: string) => `| ${Array.from({ length: columns }, () => cell).join(' | ')} |`;
  return [row('Head'), row('---'), row('Cell')].join('\n');
};

it.each([
  [2, false],
  [3, false],
  [4, true],
  [9, true],
])('marks a table of %i columns as scrollable on a phone: %s', (columns, isSaid) => {
  const { blocks } = drawText({ markdown: tableOf(columns), title: 'Sizes' });
  renderSite({ frame: <ContentText blocks={blocks.flatMap((block) => (block.kind === 'table' ? block : []))} /> });
  const hint = screen.queryByText(`Swipe sideways to see all ${columns} columns.`);
  expect(hint !== null).toBe(isSaid);
  expect(screen.getByRole('region', { name: 'Table: Sizes' })).toContainElement(screen.getByRole('table'));
});

/** Clicks "there" in a text. False if the browser’s default is prevented. */
function clickThere(markdown: string, init: MouseEventInit = {}): boolean {
  const { blocks } = drawText({ markdown, title: 'Links' });
  renderSite({ frame: <ContentText blocks={blocks.flatMap((block) => (block.kind === 'html' ? block : []))} /> });
  return fireEvent.click(screen.getByText('there'), init);
}

describe('a click on a link in a text', () => {
  it.each([
    ['[there](/blog?category=design-tips#list)', '/blog?category=design-tips#list'],
    ['[**there**](/works)', '/works'],
    [`[there](${location.origin}/faq)`, '/faq'],
  ])('is handled by the router: %s', async (markdown, address) => {
    expect(clickThere(markdown)).toBe(false);
    await vi.waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
  });

  it.each([
    ['to another site', '[there](https://stone.example/works)', {}],
    ['to another port', '[there](http://localhost:1/works)', {}],
    ['to a file', '[there](/blog/rss.xml)', {}],
    ['to a place in the page', '[there](#edges)', {}],
    ['to an email address', '[there](mailto:a@shop.example)', {}],
    ['with Ctrl', '[there](/works)', { ctrlKey: true }],
    ['with ⌘', '[there](/works)', { metaKey: true }],
    ['with Shift', '[there](/works)', { shiftKey: true }],
    ['with another button', '[there](/works)', { button: 1 }],
    ['beside the link', '[here](/works) there', {}],
  ])('is left to the browser %s', (_title, markdown, init) => {
    expect(clickThere(markdown, init)).toBe(true);
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });
});
