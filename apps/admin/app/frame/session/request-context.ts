import type { JobRunner } from '@showroom/isolated-jobs/job-runner';
import type { Backups } from '@showroom/store/admin/backups';
import type { DiskWatch } from '@showroom/store/admin/disk-watch';
import type { Store } from '@showroom/store/open-store';
import type { Session } from '@showroom/store/admin/sessions';
import { createContext } from 'react-router-dom';
import type { PasskeyChallenges } from '../passkey/passkey-challenges.server.ts';
import type { PasswordLimits } from './password-limits.server.ts';

export { logContext, requestFactsContext } from '@showroom/app-frame/request-context';

/** What the server hands to loaders and actions; set for every request. */
export const storeContext = createContext<Store>();

/** The backups of the store, and what is under way with them; the same for all requests of this process. */
export const backupsContext = createContext<Backups>();

/** Whether a disk is nearly full; the same for all requests of this process. */
export const diskWatchContext = createContext<DiskWatch>();

/** Facts of the running admin. */
export interface AdminRuntime {
  /** The origin that people use; links in letters begin with it, whatever a request calls this server. */
  readonly adminUrl: string;
  /** Cookies are sent over HTTPS only, once there is HTTPS. */
  readonly isSecure: boolean;
  /** The password of a demonstration's throw-away account, shown on its login page; null everywhere else. */
  readonly demoPassword: string | null;
  /** The origin of the service that tells people from robots. */
  readonly verificationUrl: string;
  /** The mail server of the environment, used until the owner sets one; undefined without one. */
  readonly smtpUrl: string | undefined;
  /** The origin of the public site, for the ways to what visitors see. */
  readonly siteUrl: string;
  /** Does in a child process what reads untrusted content; the jobs are in server/jobs.ts. */
  readonly jobs: JobRunner;
}
export const runtimeContext = createContext<AdminRuntime>();

/** How often passwords may be guessed; the same for all requests of this process. */
export const passwordLimitsContext = createContext<PasswordLimits>();

/** What authenticators were asked to sign and have not yet; the same for all requests of this process. */
export const passkeyChallengesContext = createContext<PasskeyChallenges>();

/** Who is signed in, set by the guard of the layout; null outside it. */
export const sessionContext = createContext<Session | null>(null);
