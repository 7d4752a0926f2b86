import type { User } from '@showroom/store/admin';
import { roleLabels } from '@showroom/store/rules';
import { Badge } from '@showroom/ui/badge';
import { RowHeading, Table, TableCell, TableHead, TableHeading, TableRow } from '@showroom/ui/table';
import { Link } from 'react-router-dom';
import { RowActions } from '../../frame/parts/row-actions.tsx';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { SortHead } from '../../frame/sorting/sort-head.tsx';
import type { Sort } from '../../frame/sorting/sorts.ts';
import { toDeletePath } from './ask-to-delete.ts';
import { toUsersPath, userSorts, type UserSort } from './user-sorts.ts';

interface UserTableProps {
  readonly users: readonly User[];
  readonly sort: Sort<UserSort>;
}

const headings: readonly (readonly [UserSort, string])[] = [
  ['name', 'Name'],
  ['role', 'Role'],
  ['seen', 'Last seen'],
  ['factor', 'Two-step verification'],
];

/** Every user of the admin. On a phone the columns stack under the name. */
export function UserTable({ users, sort }: UserTableProps) {
  return (
    <Table isStacked className="mt-4">
      <TableHead>
        {headings.map(([by, heading]) => (
          <SortHead key={by} sorts={userSorts} sort={sort} by={by} to={toUsersPath}>
            {heading}
          </SortHead>
        ))}
        <TableHeading>Actions</TableHeading>
      </TableHead>
      <tbody>
        {users.map((user) => (
          <TableRow key={user.accountId} className="relative grid-cols-[minmax(0,1fr)_auto] hover:bg-stone-50">
            <RowHeading className="min-w-0">
              <Link
                to={`/admin/dashboard/users/${user.accountId}`}
                className="inline-flex min-h-6 items-center font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {user.name}
              </Link>
              <span className="block wrap-anywhere text-caption text-ink-muted">{user.email ?? user.username}</span>
            </RowHeading>
            <TableCell className="max-md:col-span-2">
              {roleLabels[user.role]}
              {user.state !== 'active' && (
                <Badge tone={user.state === 'invited' ? 'warning' : 'danger'} className="ml-3">
                  {user.state === 'invited' ? 'Invited' : 'Disabled'}
                </Badge>
              )}
            </TableCell>
            <TableCell className="figures text-small text-ink-muted max-md:col-span-2">
              <span className="md:hidden">Last seen: </span>
              {user.lastSeenAt === null ? (
                <span>Never</span>
              ) : (
                <time dateTime={user.lastSeenAt}>{formatInstant(user.lastSeenAt)}</time>
              )}
            </TableCell>
            <TableCell className="max-md:col-span-2">
              <span className="text-small text-ink-muted md:hidden">Two-step verification: </span>
              {user.hasSecondFactor ? 'On' : 'Off'}
            </TableCell>
            <TableCell className="max-md:col-start-2 max-md:row-start-1 md:py-1">
              <RowActions
                name={user.name}
                actions={[
                  { label: 'Edit', to: `/admin/dashboard/users/${user.accountId}` },
                  { label: 'Delete', to: toDeletePath(user.accountId), isDanger: true },
                ]}
              />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
