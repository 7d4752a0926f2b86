import { commonSettings } from '@showroom/app-frame/settings';
import { originSetting, portSetting } from '@showroom/web-server/parse-env';
import { z } from 'zod';

/** The admin’s settings in the environment. `ADMIN_URL` is the URL that the owner uses. */
export const settingsSchema = z.object({
  ADMIN_PORT: portSetting(3001),
  ADMIN_URL: originSetting().optional(),
  /** The public site’s origin, for links to it. */
  SITE_URL: originSetting().optional(),
  SITE_PORT: portSetting(3000),
  /** Set only by `pnpm demo`, and shown on the login page. */
  DEMO_PASSWORD: z.string().min(1).optional(),
  /** Default: `backups` in the data directory. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** Encrypts every backup without a passphrase of its own. */
  BACKUP_PASSPHRASE: z.string().min(12, 'must have twelve characters or more').optional(),
  /** The site’s mail server until the owner sets one: read here to know whether email is set up. */
  SMTP_URL: z.string().optional(),
  /** Receives an email when a backup fails. */
  MAIL_TO: z.email('must be an email address').optional(),
  ...commonSettings,
});
