import type { User } from '@showroom/store/admin';
import { roleLabels } from '@showroom/store/rules';
import { Badge } from '@showroom/ui/badge';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { SortHead } from '../../frame/sorting/sort-head.tsx';
import type { Sort } from '../../frame/sorting/sorts.ts';
import { toDeletePath } from './ask-to-delete.ts';
import { toUsersPath, userSorts, type UserSort } from './user-sorts.ts';

interface UserTableProps {
  readonly users: readonly User[];
  readonly sort: Sort<UserSort>;
}

const actionClass = 'relative inline-flex min-h-11 min-w-11 items-center text-small underline underline-offset-4';

const headings: readonly (readonly [UserSort, string])[] = [
  ['name', 'Name'],
  ['role', 'Role'],
  ['seen', 'Last seen'],
  ['factor', 'Two-step verification'],
];

/** Every user of the admin. On a phone the columns stack under the name. */
export function UserTable({ users, sort }: UserTableProps) {
  return (
    <table className="mt-4 w-full border-t border-hairline text-left">
      <thead className="max-md:hidden">
        <tr className="text-caption text-ink-muted">
          {headings.map(([by, heading]) => (
            <SortHead key={by} sorts={userSorts} sort={sort} by={by} to={toUsersPath} className="py-2 pr-4 font-medium">
              {heading}
            </SortHead>
          ))}
          <th scope="col" className="py-2 font-medium">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr
            key={user.accountId}
            className="relative grid gap-y-1 border-t border-hairline py-3 hover:bg-stone-50 md:table-row md:py-0"
          >
            <th scope="row" className="min-w-0 pr-4 align-top font-normal md:py-3">
              <Link
                to={`/admin/dashboard/users/${user.accountId}`}
                className="inline-flex min-h-6 items-center font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {user.name}
              </Link>
              <span className="block wrap-anywhere text-caption text-ink-muted">{user.email ?? user.username}</span>
            </th>
            <td className="pr-4 align-top md:py-3">
              {roleLabels[user.role]}
              {user.state !== 'active' && (
                <Badge tone={user.state === 'invited' ? 'warning' : 'danger'} className="ml-3">
                  {user.state === 'invited' ? 'Invited' : 'Disabled'}
                </Badge>
              )}
            </td>
            <td className="figures pr-4 align-top text-small text-ink-muted md:py-3">
              <span className="md:hidden">Last seen: </span>
              {user.lastSeenAt === null ? (
                <span>Never</span>
              ) : (
                <time dateTime={user.lastSeenAt}>{formatInstant(user.lastSeenAt)}</time>
              )}
            </td>
            <td className="pr-4 align-top md:py-3">
              <span className="text-small text-ink-muted md:hidden">Two-step verification: </span>
              {user.hasSecondFactor ? 'On' : 'Off'}
            </td>
            <td className="flex gap-4 align-top md:table-cell md:space-x-4 md:whitespace-nowrap">
              <Link to={`/admin/dashboard/users/${user.accountId}`} className={actionClass}>
                Edit<span className="sr-only"> {user.name}</span>
              </Link>
              <Link to={toDeletePath(user.accountId)} className={`${actionClass} text-danger`}>
                Delete<span className="sr-only"> {user.name}</span>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
