import type { Role } from '@showroom/store/rules';
import { SkipLink } from '@showroom/ui/skip-link';
import { Spinner } from '@showroom/ui/spinner';
import { ToastProvider } from '@showroom/ui/toast';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigation } from 'react-router-dom';
import { BACKUPS_PATH } from '../navigation/page-paths.ts';
import { SearchButton } from '../command-palette/search-button.tsx';
import { mayUse } from '../session/access.ts';
import { LiveCountsContext } from '../live-counts/live-counts-context.ts';
import { LiveCountsStatus } from '../live-counts/live-counts-status.tsx';
import type { LiveCounts } from '../live-counts/live-counts.ts';
import { useLiveCounts } from '../live-counts/use-live-counts.ts';
import { findPlace } from '../navigation/dashboards.ts';
import type { Notice } from '../notices/notice.ts';
import { AccountContext } from '../form/account-context.ts';
import { NoticeToast } from '../notices/notice-toast.tsx';
import { PageFailure } from '../form/not-saved.tsx';
import { NAVIGATION_ID, SideNavigation } from '../navigation/side-navigation.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';
import { UserMenu } from '../navigation/user-menu.tsx';

export interface AdminFrameProps {
  /** Whose admin it is. */
  readonly brand: string;
  /** Who is signed in, to know them again. */
  readonly accountId: string;
  /** What they are called. */
  readonly username: string;
  /** Only permitted tabs are shown. */
  readonly role: Role;
  /** The badges’ counts, and the signature of the lists. */
  readonly liveCounts: LiveCounts;
  /** What is wrong with the store, for the owner; otherwise null. */
  readonly storeProblem: string | null;
  /** What is wrong with the backups, for the owner; otherwise null. */
  readonly backupProblem: string | null;
  /** The notice of the last form; otherwise null. */
  readonly notice: Notice | null;
  /** The page. */
  readonly children: ReactNode;
}

/** The frame of everything behind the login: navigation, page title and user menu. */
export function AdminFrame({
  accountId,
  backupProblem,
  brand,
  notice,
  liveCounts: loaded,
  role,
  storeProblem,
  username,
  children,
}: AdminFrameProps) {
  useRestoredFocus();
  const { liveCounts, lastPoll } = useLiveCounts(loaded);
  const { dashboard, other, tab } = findPlace(useLocation().pathname);
  return (
    <ToastProvider>
      <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <SkipLink href="#main">Skip to the content</SkipLink>
        <SideNavigation brand={brand} dashboard={dashboard} other={other} role={role} counts={liveCounts.counts} />
        <div className="min-w-0">
          <header className="border-b border-hairline bg-paper-raised print:hidden">
            <div className="flex min-h-16 items-center gap-3 px-4 sm:px-6 lg:px-8">
              <button
                type="button"
                popoverTarget={NAVIGATION_ID}
                className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-sm px-2 text-small font-medium hover:bg-stone-100 lg:hidden"
              >
                <MenuIcon />
                Menu
              </button>
              <p className="min-w-0 flex-1 leading-tight font-medium max-lg:border-l max-lg:border-hairline max-lg:pl-3">
                {tab?.label ?? dashboard.title}
              </p>
              <SearchButton />
              <UserMenu username={username} />
            </div>
          </header>
          {storeProblem !== null && (
            <div role="alert" className="bg-danger-surface px-4 py-3 text-danger sm:px-6 lg:px-8">
              <p className="font-medium">{storeProblem}</p>
            </div>
          )}
          {backupProblem !== null && <BackupProblem role={role} problem={backupProblem} />}
          <PageFailure />
          <PageOnItsWay />
          <NoticeToast notice={notice} />
          <LiveCountsStatus liveCounts={liveCounts} />
          <main id="main" tabIndex={-1} className="max-w-7xl px-4 py-8 outline-none sm:px-6 lg:px-8">
            <AccountContext value={accountId}>
              <LiveCountsContext value={lastPoll}>{children}</LiveCountsContext>
            </AccountContext>
          </main>
        </div>
      </div>
    </ToastProvider>
  );
}

/** Shown to everyone, since anyone can tell the owner. The link is for those who may fix it. */
function BackupProblem({ role, problem }: { readonly role: Role; readonly problem: string }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 bg-danger-surface px-4 py-2 text-danger sm:px-6 lg:px-8"
    >
      <p className="font-medium">{problem}</p>
      {mayUse(role, 'backup') && (
        <Link to={BACKUPS_PATH} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Backup & Restore
        </Link>
      )}
    </div>
  );
}

function MenuIcon() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" className="size-5">
      <path d="M3 5.5h14M3 10h14M3 14.5h14" strokeLinecap="round" />
    </svg>
  );
}

/** A spinner while a slow page loads. A form’s button has its own. */
function PageOnItsWay() {
  const { state, formMethod } = useNavigation();
  const isWaiting = state === 'loading' && formMethod === undefined;
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-0 z-30 grid place-items-center">
      {isWaiting && (
        <span className="page-on-its-way grid rounded-full border border-hairline bg-paper-raised p-3 text-spruce shadow-raised">
          <Spinner label="Loading page" className="size-7" />
        </span>
      )}
    </div>
  );
}
