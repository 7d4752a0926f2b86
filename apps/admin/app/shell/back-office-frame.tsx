import { SkipLink } from '@showroom/ui/skip-link';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { UserMenu } from './user-menu.tsx';

export interface BackOfficeFrameProps {
  /** Whose back office it is. */
  readonly brand: string;
  /** Who is signed in. */
  readonly username: string;
  /** Leads that nobody has read yet. */
  readonly unread: number;
  /** What is wrong with the store, in words for the owner; null while nothing is. */
  readonly storeTrouble: string | null;
  /** The page. */
  readonly children: ReactNode;
}

const linkClass = 'inline-flex min-h-11 items-center gap-2 font-medium aria-[current=page]:text-spruce';

/** The frame of everything behind the login. */
export function BackOfficeFrame({ brand, storeTrouble, unread, username, children }: BackOfficeFrameProps) {
  return (
    <div className="min-h-dvh">
      <SkipLink href="#main">Skip to the content</SkipLink>
      <header className="border-b border-hairline bg-paper-raised">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-8 px-4 py-2 sm:px-6">
          <span className="font-serif text-subheading">{brand}</span>
          <nav aria-label="Back office" className="flex flex-1 gap-6">
            <NavLink to="/admin/leads" className={linkClass}>
              Leads
              {unread > 0 && (
                <span className="figures rounded-sm bg-spruce px-1.5 text-caption text-on-spruce">
                  {unread}
                  <span className="sr-only"> unread</span>
                </span>
              )}
            </NavLink>
            <NavLink to="/admin/dashboard/settings" className={linkClass}>
              Settings
            </NavLink>
          </nav>
          <UserMenu username={username} />
        </div>
      </header>
      {storeTrouble !== null && (
        <div role="alert" className="bg-danger-surface text-danger">
          <p className="mx-auto max-w-7xl px-4 py-3 font-medium sm:px-6">{storeTrouble}</p>
        </div>
      )}
      <main id="main" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-8 outline-none sm:px-6">
        {children}
      </main>
    </div>
  );
}
