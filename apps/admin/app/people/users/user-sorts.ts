import type { User } from '@showroom/store/admin';
import { roles } from '@showroom/store/rules';
import { sortRows } from '../../frame/sorting/sort-rows.ts';
import { writeSort, type Sort, type Sorts } from '../../frame/sorting/sorts.ts';

export type UserSort = 'name' | 'role' | 'seen' | 'factor';

export const userSorts: Sorts<UserSort> = [
  { by: 'name', rising: 'Name, A to Z', falling: 'Name, Z to A' },
  { by: 'role', rising: 'Role, admins first', falling: 'Role, admins last' },
  { by: 'seen', rising: 'Last seen, oldest first', falling: 'Last seen, newest first', beginsFalling: true },
  { by: 'factor', rising: 'Without two-step verification first', falling: 'With two-step verification first' },
];

/** Sorts users as the URL asks, equal ones by name. */
export function sortUsers(users: readonly User[], sort: Sort<UserSort>): User[] {
  return sortRows(users, sort, {
    role: ({ role }) => roles.indexOf(role),
    name: ({ name }) => name,
    seen: ({ lastSeenAt }) => lastSeenAt,
    factor: ({ hasSecondFactor }) => Number(hasSecondFactor),
  });
}

export function toUsersPath(sort: Sort<UserSort>): string {
  const text = writeSort(userSorts, sort);
  return `/admin/dashboard/users${text === '' ? '' : `?sort=${text}`}`;
}
