import { commonSettings } from '@showroom/app-frame/settings';
import { originSetting, portSetting } from '@showroom/web-server/parse-env';
import { z } from 'zod';

/** The admin's settings, by environment. `ADMIN_URL` is the address the owner uses. */
export const settingsSchema = z.object({
  ADMIN_PORT: portSetting(3001),
  ADMIN_URL: originSetting().optional(),
  /** Where the public site is, for the ways to what visitors see. */
  SITE_URL: originSetting().optional(),
  SITE_PORT: portSetting(3000),
  /** Set by `pnpm demo` alone: the throw-away account's password, shown on the login page. */
  DEMO_PASSWORD: z.string().min(1).optional(),
  /** Where backups are kept; `backups` in the data directory when it is unset. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** Locks every backup that no one chose another passphrase for. */
  BACKUP_PASSPHRASE: z.string().min(12, 'must have twelve characters or more').optional(),
  /** The mail server that the site sends through until the owner sets one: read here to say whether email is set up. */
  SMTP_URL: z.string().optional(),
  /** Where it is told that a backup failed. */
  MAIL_TO: z.email('must be an email address').optional(),
  ...commonSettings,
});
