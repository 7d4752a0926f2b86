// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
])('says on a phone that there is more of a table of %i columns: %s', (columns, isSaid) => {
  const { blocks } = drawText({ markdown: tableOf(columns), title: 'Sizes' });
  render(<ContentText blocks={blocks.flatMap((block) => (block.kind === 'table' ? block : []))} />);
  const hint = screen.queryByText(`Swipe sideways to see all ${columns} columns.`);
  expect(hint !== null).toBe(isSaid);
  expect(screen.getByRole('region', { name: 'Table: Sizes' })).toContainElement(screen.getByRole('table'));
});
