import type { Backups, DiskWatch, Store } from '@showroom/store/admin';
import { createRequestContext } from '@showroom/app-frame/request-context';
import type { RequestInfo } from '@showroom/web-server/handle-request';
import type { Log } from '@showroom/web-server/log';
import type { RouterContextProvider } from 'react-router-dom';
import {
  backupsContext,
  diskWatchContext,
  passkeyChallengesContext,
  passwordLimitsContext,
  runtimeContext,
  storeContext,
  type AdminRuntime,
} from '../app/frame/session/request-context.ts';
import type { PasskeyChallenges } from '../app/frame/session/passkey-challenges.server.ts';
import type { PasswordLimits } from '../app/frame/session/password-limits.server.ts';

export interface AdminParts extends AdminRuntime {
  readonly store: Store;
  readonly backups: Backups;
  readonly diskWatch: DiskWatch;
  readonly log: Log;
  readonly passwordLimits: PasswordLimits;
  readonly passkeyChallenges: PasskeyChallenges;
}

/** The context of one request. No one is signed in before the guard runs. */
export function createAdminContext(parts: AdminParts, facts: RequestInfo): RouterContextProvider {
  const context = createRequestContext(parts.log, facts);
  context.set(storeContext, parts.store);
  context.set(backupsContext, parts.backups);
  context.set(diskWatchContext, parts.diskWatch);
  const { adminUrl, isSecure, demoPassword, siteUrl, smtpUrl, verificationUrl, jobs } = parts;
  context.set(runtimeContext, { adminUrl, isSecure, demoPassword, siteUrl, smtpUrl, verificationUrl, jobs });
  context.set(passwordLimitsContext, parts.passwordLimits);
  context.set(passkeyChallengesContext, parts.passkeyChallenges);
  return context;
}
