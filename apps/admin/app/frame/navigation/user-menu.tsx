import { Link } from 'react-router-dom';
import { initialsOf } from './initials-of.ts';

export function UserMenu({ username }: { readonly username: string }) {
  return (
    <Link
      to="/admin/account"
      className="inline-flex min-h-11 min-w-11 items-center gap-2.5 max-sm:justify-center text-small hover:underline"
    >
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-sm bg-spruce text-caption font-medium text-on-spruce"
      >
        {initialsOf(username)}
      </span>
      <span className="max-sm:sr-only">{username}</span>
      <span className="sr-only">Account menu</span>
    </Link>
  );
}
