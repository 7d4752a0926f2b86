import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { RowHeading, Table, TableCell, TableHead, TableHeading, TableRow } from './table.tsx';

const meta = {
  title: 'Components/Content/Table',
  component: Table,
  subcomponents: { TableHead, TableHeading, TableRow, RowHeading, TableCell },
  parameters: {
    usage: {
      when: 'For several items with the same facts, to compare or scan them line by line.',
      instead: 'The specification plate for one item. Cards for items that are known by their picture.',
      content: 'Headings are nouns. Numbers are right-aligned, with their unit in the heading.',
      related: ['Components/Content/Specification plate', 'Components/Feedback/Empty state'],
    },
  },
  args: {
    children: (
      <>
        <TableHead>
          <TableHeading>Name</TableHeading>
          <TableHeading>Role</TableHeading>
          <TableHeading className="text-right">Posts</TableHeading>
        </TableHead>
        <tbody>
          <TableRow>
            <RowHeading>Marie Lavoie</RowHeading>
            <TableCell>Owner</TableCell>
            <TableCell className="figures text-right">24</TableCell>
          </TableRow>
          <TableRow>
            <RowHeading>Sam Okafor</RowHeading>
            <TableCell>
              Author <Badge tone="warning">Invited</Badge>
            </TableCell>
            <TableCell className="figures text-right">3</TableCell>
          </TableRow>
        </tbody>
      </>
    ),
  },
} satisfies Meta<typeof Table>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StackedOnAPhone: Story = {
  tags: ['!autodocs'],
  args: { isStacked: true },
  globals: { viewport: { value: 'phone' } },
};
