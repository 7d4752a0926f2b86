import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RowHeading, Table, TableCell, TableHead, TableHeading, TableRow } from './table.tsx';

test('has headings for columns and rows', () => {
  render(
    <Table aria-label="Users">
      <TableHead>
        <TableHeading>Name</TableHeading>
        <TableHeading aria-sort="ascending">Role</TableHeading>
      </TableHead>
      <tbody>
        <TableRow>
          <RowHeading>Marie</RowHeading>
          <TableCell>Owner</TableCell>
        </TableRow>
      </tbody>
    </Table>,
  );
  expect(screen.getByRole('table', { name: 'Users' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Role' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('row', { name: 'Marie Owner' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Marie' })).toHaveAttribute('scope', 'row');
});
