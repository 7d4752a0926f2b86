import type { JobRunner } from '@showroom/isolated-jobs/job-runner';
import type { Backups, DiskWatch, Session, Store } from '@showroom/store/admin';
import { createContext } from 'react-router-dom';
import type { PasskeyChallenges } from './passkey-challenges.server.ts';
import type { PasswordLimits } from './password-limits.server.ts';

export { logContext, requestFactsContext } from '@showroom/app-frame/request-context';

export const storeContext = createContext<Store>();

/** Shared by the process. */
export const backupsContext = createContext<Backups>();

/** Shared by the process. */
export const diskWatchContext = createContext<DiskWatch>();

export interface AdminRuntime {
  /** The public origin of the admin. Links in emails start with it, whatever host a request names. */
  readonly adminUrl: string;
  /** Whether cookies are sent over HTTPS only. */
  readonly isSecure: boolean;
  /** The password of a demo’s temporary account, shown on its login page; otherwise null. */
  readonly demoPassword: string | null;
  /** The origin of the verification service (Turnstile). */
  readonly verificationUrl: string;
  /** The mail server of the environment, used until the owner sets one. */
  readonly smtpUrl: string | undefined;
  /** The origin of the public site. */
  readonly siteUrl: string;
  /** Runs jobs on untrusted content in a child process; see server/jobs.ts. */
  readonly jobs: JobRunner;
}
export const runtimeContext = createContext<AdminRuntime>();

/** Limits on password guesses; shared by the process. */
export const passwordLimitsContext = createContext<PasswordLimits>();

export const passkeyChallengesContext = createContext<PasskeyChallenges>();

/** The signed-in session, set by the layout’s guard; null outside it. */
export const sessionContext = createContext<Session | null>(null);
