import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@showroom/ui/dropdown-menu';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { Link, useSubmit } from 'react-router-dom';
import { accountPages } from './account-pages.ts';
import { initialsOf } from './initials-of.ts';

const className = 'inline-flex min-h-11 min-w-11 items-center gap-2.5 max-sm:justify-center text-small hover:underline';

/** The account’s pages and Logout. Without scripts, a link to the account. */
export function UserMenu({ username }: { readonly username: string }) {
  const submit = useSubmit();
  const label = (
    <>
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-sm bg-spruce text-caption font-medium text-on-spruce"
      >
        {initialsOf(username)}
      </span>
      <span className="max-sm:sr-only">{username}</span>
      <span className="sr-only">Account menu</span>
    </>
  );
  if (!useIsHydrated()) {
    return (
      <Link to={accountPages[0].path} className={className}>
        {label}
      </Link>
    );
  }
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={className}>
          {label}
        </button>
      }
    >
      {accountPages.map((page) => (
        <DropdownMenuItem key={page.path} asChild>
          <Link to={page.path}>{page.label}</Link>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => void submit(null, { method: 'post', action: '/admin/logout' })}>
        Logout
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
